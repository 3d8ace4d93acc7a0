import DisplayTree

extension Patch {
  /// Decides how an element gets to its new parent.
  mutating func prepareMove(of element: Element) {
    if let owner = redrawnAncestor(of: element) {
      // Inside the node that is drawn anew, it is among what the client carries over.
      return move([.init(child: element.id, before: nil)], in: owner.id)
    }
    if element.parent?.keepsNode(of: element) == true {
      travellers.insert(element.id)
    } else {
      remove([element.id])
    }
  }
}

extension Element {
  /// Whether the child stands where an op can put a node.
  func keepsNode(of child: Element) -> Bool {
    switch kind.placement {
    case .inOrder: true
    case .some(let isMain): isMain(child.kind)
    case .spread: false
    }
  }
}
