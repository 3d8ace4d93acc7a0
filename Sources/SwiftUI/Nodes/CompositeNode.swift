import ViewGraph

/// The node of a view with a body: keeps its state, runs the body, hands the result to its child.
@MainActor final class CompositeNode<V: View>: ViewNode<V> {
  private(set) var view: V
  private var child: ViewNode<V.Body>?
  private var properties = PropertyStorage()

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(in: inputs.place)
    run()
  }

  override func update(_ new: V) {
    guard !Comparator.areEqual(view, new) else { return }
    view = new
    run()
  }

  override func evaluate() { run() }

  private func run() {
    graph.willRun(self)
    let body = track { runBody() }
    if let child {
      child.update(body)
    } else {
      child = mount(body, _ViewInputs(below: self))
    }
  }

  private func runBody() -> V.Body {
    properties.install(in: &view, of: self)
    return observing { host.measure(label) { view.body } }
  }

  override func mixPosition(of child: AnyViewNode, into hash: inout PlaceHash) {}

  override var authorsView: String? {
    String(reflecting: V.self).hasPrefix("SwiftUI.") ? nil : typeName(V.self)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func unmounted() { properties.unmount() }
}
