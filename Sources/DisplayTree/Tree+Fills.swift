@MainActor extension Tree {
  /// Recomputes the fills of an element and, where they changed, of its ancestors.
  func updateFills(from element: Element) {
    var current: Element? = element
    while let element = current {
      let fills = element.computeFills()
      guard fills != element.fills else { return }
      element.fills = fills
      element.mark(.style)
      current = element.parent
    }
  }

  /// Computes the fills of newly placed children, whose answer depends on their parent.
  func updateFills(below element: Element) {
    for child in element.children where child.dependsOnParent || child.isNew {
      // A spacer inside a modifier's box learns only now which stack it stands in.
      if child.isNew, child.kind == .box { updateFills(below: child) }
      let fills = child.computeFills()
      guard fills != child.fills else { continue }
      child.fills = fills
      child.mark(.style)
    }
  }
}

@MainActor extension Element {
  /// Whether the fills depend on the stack that the element stands in.
  var dependsOnParent: Bool { kind == .spacer || kind == .divider }
}
