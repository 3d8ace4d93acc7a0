import DisplayTree

extension Patch {
  /// Whether the change can be told as moves, insertions and removals in one node.
  func isPatchable(_ restructure: Restructure) -> Bool {
    switch restructure.element.kind.placement {
    case .inOrder: return true
    case .spread: return false
    case .some(let isMain):
      let before = restructure.before.filter { !isMain($0.kind) }
      let after = restructure.element.children.filter { !isMain($0.kind) }
      return before.elementsEqual(after, by: ===)
    }
  }

  /// Removals come last: something in what leaves may have moved out of it.
  mutating func remove(_ restructure: Restructure) {
    guard isUntouched(restructure.element) else { return }
    let gone = restructure.element.main(restructure.before).filter(\.isNew)
    remove(gone.map(\.id).filter { !departing.contains($0) })
  }

  mutating func remove(_ gone: [ElementID]) {
    guard !gone.isEmpty else { return }
    ops.raw(",[\"r\"")
    for id in gone {
      ops.byte(0x2C)
      ops.number(id.rawValue)
    }
    end()
  }

  mutating func reorder(_ restructure: Restructure) {
    let element = restructure.element
    guard isUntouched(element) else { return }
    let before = restructure.before.filter { $0.parent === element }
    apply(
      Reordering(
        from: element.main(before).map(\.id), to: element.main(Array(element.children)).map(\.id)),
      to: element.id)
  }

  /// Moves what stays and brings in what is new or comes from another parent.
  mutating func apply(_ order: Reordering<ElementID>, to container: ElementID, _ part: Part? = nil)
  {
    move(order.moves, in: container, part)
    for insertion in order.insertions {
      var next = insertion.before
      var run = insertion.children.compactMap { renderer.tree.element($0) }[...]
      while let last = run.last {
        let isTraveller = travellers.contains(last.id)
        let group = run.suffix(while: { travellers.contains($0.id) == isTraveller })
        run.removeLast(group.count)
        if isTraveller {
          move(Array(group), before: next, in: container, part)
        } else {
          insert(Array(group), before: next, in: container, part)
        }
        next = group.first?.id
      }
    }
  }

  private mutating func move(
    _ travellers: [Element], before next: ElementID?, in container: ElementID, _ part: Part?
  ) {
    var next = next
    var moves: [Reordering<ElementID>.Move] = []
    for element in travellers.reversed() {
      moves.append(.init(child: element.id, before: next))
      next = element.id
    }
    move(moves, in: container, part)
  }

  mutating func move(
    _ moves: [Reordering<ElementID>.Move], in container: ElementID, _ part: Part? = nil
  ) {
    guard !moves.isEmpty else { return }
    begin("m", container, part)
    for move in moves {
      ops.byte(0x2C)
      ops.number(move.child.rawValue)
      ops.byte(0x2C)
      ops.number(move.before?.rawValue ?? 0)
    }
    end()
  }

  private mutating func insert(
    _ children: [Element], before: ElementID?, in container: ElementID, _ part: Part?
  ) {
    begin("i", container, part)
    ops.byte(0x2C)
    ops.number(before?.rawValue ?? 0)
    renderer.travellers = travellers
    html { renderer in for child in children { renderer.render(child) } }
    end()
    settle(children)
  }

  /// New markup stands: it counts as drawn, and the nodes that it left out move into it.
  mutating func settle(_ children: [Element]) {
    for child in children {
      redrawn.insert(child.id)
      drawn.insert(child.id)
      child.tree.markRendered(child)
    }
    let leftOut = renderer.leftOut
    renderer.leftOut = []
    renderer.travellers = []
    for (parent, child) in leftOut.reversed() {
      let siblings = parent.main(Array(parent.children))
      let index = siblings.firstIndex { $0 === child }.map { $0 + 1 } ?? siblings.count
      let next = index < siblings.count ? siblings[index].id : nil
      move([.init(child: child.id, before: next)], in: parent.id)
    }
  }
}

extension Element {
  /// Those of the children that stand in order in one node.
  func main(_ children: [Element]) -> [Element] {
    guard case .some(let isMain) = kind.placement else { return children }
    return children.filter { isMain($0.kind) }
  }
}

extension ArraySlice {
  /// The longest end whose elements all pass the test.
  fileprivate func suffix(while isIncluded: (Element) -> Bool) -> ArraySlice {
    var start = endIndex
    while start > startIndex, isIncluded(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
