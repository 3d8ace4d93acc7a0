extension Tree {
  /// What is wrong with the tree, one sentence each; empty when its invariants hold.
  @MainActor package func brokenInvariants() -> [String] {
    var broken: [String] = []
    func check(_ element: Element, below parent: Element?) {
      if element.parent !== parent {
        broken.append("\(element.id) has another parent than it should")
      }
      if self.element(element.id) !== element { broken.append("\(element.id) is not registered") }
      if element.fills != element.computeFills() {
        broken.append("\(element.id) (\(element.kind)) fills otherwise than it says")
      }
      for child in element.children { check(child, below: element) }
    }
    if let root { check(root, below: nil) }
    return broken
  }
}
