import ViewGraph

extension ViewHost {
  /// Puts a presentation above everything that is on screen.
  func present(_ node: AnyViewNode) {
    presentations.append(node)
    if let presentationRoot { graph.restructure(presentationRoot) }
  }

  func withdraw(_ node: AnyViewNode) {
    presentations.removeAll { $0 === node }
    if let presentationRoot { graph.restructure(presentationRoot) }
  }
}
