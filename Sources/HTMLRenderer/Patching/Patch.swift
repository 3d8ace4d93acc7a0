import DisplayTree

/// One frame in the making: `[ack,op…]`.
///
/// Order of the ops: symbols, removals, moves and insertions, then what changed on elements that
/// stay, then effects. An element that is drawn anew takes everything in it along, so changes
/// inside it need no op of their own.
@MainActor struct Patch {
  /// The ops, each with a comma before it.
  var ops = Markup()
  var renderer: Renderer
  /// Elements whose node is drawn anew in this frame.
  private var redrawn: Set<ElementID> = []
  /// Elements to be drawn anew for the sake of something inside, in the order of the changes.
  private var owners: [ElementID] = []

  init(renderer: Renderer) { self.renderer = renderer }

  mutating func add(_ changes: Changes) {
    collectRedrawn(changes)
    for restructure in changes.restructured { remove(restructure) }
    for restructure in changes.restructured { reorder(restructure) }
    for (element, aspects) in changes.elements where !isInsideRedrawn(element) {
      if owners.contains(element.id) { continue }
      if redrawn.contains(element.id) { redraw(element) } else { update(element, aspects) }
    }
    for owner in owners { redraw(owner: owner) }
    for effect in changes.effects { add(effect) }
  }

  // MARK: Elements drawn anew

  private mutating func collectRedrawn(_ changes: Changes) {
    for (element, aspects) in changes.elements {
      if let picker = element.pickerOfOption {
        redrawOwner(picker)
      } else if aspects.contains(.structure) || needsRedraw(element, aspects) {
        if let owner = element.isPartOfParent {
          redrawOwner(owner)
        } else {
          redrawn.insert(element.id)
        }
      }
    }
    for restructure in changes.restructured {
      if let picker = restructure.element.pickerOfOption {
        redrawOwner(picker)
      } else if !isPatchable(restructure) {
        redrawn.insert(restructure.element.id)
      }
    }
  }

  private mutating func redrawOwner(_ id: ElementID) {
    if redrawn.insert(id).inserted { owners.append(id) }
  }

  private mutating func redraw(owner id: ElementID) {
    guard let owner = renderer.tree.element(id), !isInsideRedrawn(owner), !owner.isNew else {
      return
    }
    redraw(owner)
  }

  private func isInsideRedrawn(_ element: Element) -> Bool {
    guard !redrawn.isEmpty else { return false }
    var ancestor = element.parent
    while let current = ancestor {
      if redrawn.contains(current.id) { return true }
      ancestor = current.parent
    }
    return false
  }

  private mutating func redraw(_ element: Element) {
    begin("h", element)
    html { $0.render(element) }
    end()
    element.tree.markRendered(element)
  }

  // MARK: Children

  /// Whether the change can be told as removals, moves and insertions in one node.
  private func isPatchable(_ restructure: Restructure) -> Bool {
    switch restructure.element.kind.placement {
    case .inOrder: return true
    case .spread: return false
    case .some(let isMain):
      let before = restructure.before.filter { !isMain($0.kind) }
      let after = restructure.element.children.filter { !isMain($0.kind) }
      return before.elementsEqual(after, by: ===)
    }
  }

  private func isUntouched(_ element: Element) -> Bool {
    !redrawn.contains(element.id) && !isInsideRedrawn(element)
  }

  private mutating func remove(_ restructure: Restructure) {
    guard isUntouched(restructure.element) else { return }
    let gone = restructure.before.filter { $0.parent !== restructure.element }
    guard !gone.isEmpty else { return }
    ops.raw(",[\"r\"")
    for element in gone {
      ops.byte(0x2C)
      ops.number(element.id.rawValue)
    }
    end()
  }

  private mutating func reorder(_ restructure: Restructure) {
    let element = restructure.element
    guard isUntouched(element) else { return }
    let before = restructure.before.filter { $0.parent === element }
    let order = Reordering(
      from: element.main(before).map(\.id), to: element.main(Array(element.children)).map(\.id))
    move(order.moves, in: element)
    for insertion in order.insertions {
      insert(
        insertion.children.compactMap { element.tree.element($0) }, before: insertion.before,
        in: element)
    }
  }

  private mutating func move(_ moves: [Reordering<ElementID>.Move], in element: Element) {
    guard !moves.isEmpty else { return }
    begin("m", element)
    for move in moves {
      ops.byte(0x2C)
      ops.number(move.child.rawValue)
      ops.byte(0x2C)
      ops.number(move.before?.rawValue ?? 0)
    }
    end()
  }

  private mutating func insert(
    _ children: [Element], before: ElementID?, in element: Element
  ) {
    begin("i", element)
    ops.byte(0x2C)
    ops.number(before?.rawValue ?? 0)
    html { renderer in for child in children { renderer.render(child) } }
    end()
    for child in children {
      redrawn.insert(child.id)
      child.tree.markRendered(child)
    }
  }

  // MARK: Writing

  mutating func begin(_ op: StaticString, _ element: Element) {
    begin(op, element.id)
  }

  mutating func begin(_ op: StaticString, _ id: ElementID) {
    ops.raw(",[\"")
    ops.raw(op)
    ops.raw("\",")
    ops.number(id.rawValue)
  }

  mutating func end() { ops.byte(0x5D) }

  /// Appends markup as one JSON string argument.
  mutating func html(_ body: (inout Renderer) -> Void) {
    renderer.out.clear()
    renderer.notation = .markup
    body(&renderer)
    ops.byte(0x2C)
    ops.json(renderer.out)
  }

  /// Appends a JSON string argument.
  mutating func argument(_ string: String) {
    ops.byte(0x2C)
    ops.json(string)
  }
}

extension Element {
  /// Those of the children that stand in order in one node.
  fileprivate func main(_ children: [Element]) -> [Element] {
    guard case .some(let isMain) = kind.placement else { return children }
    return children.filter { isMain($0.kind) }
  }

  /// The picker that draws the option around this element as plain text into its `<select>`, where
  /// no patch reaches it.
  @MainActor fileprivate var pickerOfOption: ElementID? {
    var isInOption = false
    var element: Element? = self
    while let current = element {
      if current.kind == .option { isInOption = true }
      if current.kind == .picker {
        let showsAll = current.describe().control?.variant.showsEveryOption == true
        return isInOption && !showsAll ? current.id : nil
      }
      element = current.parent
    }
    return nil
  }

  /// The element whose markup this one is drawn into without a node that patches reach.
  fileprivate var isPartOfParent: ElementID? {
    guard kind == .option || kind == .tab else { return nil }
    return parent?.id
  }
}
