/// The nodes that read a source.
///
/// Most sources have one or two (the view whose state it is and a control that got the binding),
/// which need no list.
package enum ReaderList {
  case none
  case one(Unmanaged<Node>)
  case two(Unmanaged<Node>, Unmanaged<Node>)
  case many(LongReaderList)

  package var count: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .two: 2
    case .many(let list): list.count
    }
  }

  package mutating func insert(_ node: Node) {
    let new = Unmanaged.passUnretained(node)
    switch self {
    case .none: self = .one(new)
    case .one(let first): self = .two(first, new)
    case .two(let first, let second): self = .many(LongReaderList([first, second, new]))
    case .many(let list): list.insert(new)
    }
  }

  package mutating func remove(_ node: Node) {
    switch self {
    case .none: break
    case .one(let only): if only.isReference(to: node) { self = .none }
    case .two(let first, let second):
      if first.isReference(to: node) {
        self = .one(second)
      } else if second.isReference(to: node) {
        self = .one(first)
      }
    case .many(let list): list.remove(node)
    }
  }

  package func contains(_ node: Node) -> Bool {
    switch self {
    case .none: false
    case .one(let only): only.isReference(to: node)
    case .two(let first, let second): first.isReference(to: node) || second.isReference(to: node)
    case .many(let list): list.contains(node)
    }
  }

  func forEach(_ visit: (Node) -> Void) {
    switch self {
    case .none: break
    case .one(let only): visit(only.takeUnretainedValue())
    case .two(let first, let second):
      visit(first.takeUnretainedValue())
      visit(second.takeUnretainedValue())
    case .many(let list): list.forEach(visit)
    }
  }
}

extension Unmanaged<Node> {
  fileprivate func isReference(to node: Node) -> Bool {
    toOpaque() == Unmanaged.passUnretained(node).toOpaque()
  }
}
