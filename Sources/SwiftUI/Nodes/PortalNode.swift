import DisplayTree
import ViewGraph

/// A view whose elements stand elsewhere than its node: a toolbar's items in the bar of the page.
nonisolated struct Portal<Content: View>: View {
  typealias Body = Never

  let content: Content
  /// Called when the elements are others than before.
  let changed: @MainActor () -> Void

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: PortalNode(view, inputs))
  }
}

/// Keeps the elements of its content for whoever places them; its parent must not.
@MainActor final class PortalNode<Content: View>: ViewNode<Portal<Content>> {
  private var child: ViewNode<Content>?
  private var changed: @MainActor () -> Void

  init(_ view: Portal<Content>, _ inputs: _ViewInputs) {
    changed = view.changed
    super.init(in: inputs.place)
    child = mount(view.content, _ViewInputs(below: self))
  }

  override func update(_ view: Portal<Content>) {
    changed = view.changed
    child?.update(view.content)
  }

  override var collectsElements: Bool { true }

  override func syncChildren() { changed() }

  override var reach: DecorationReach { .stop }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }
}

/// A view whose content is made when it is mounted, and anew when what the closure read changed.
nonisolated struct Deferred<Content: View>: View {
  let make: () -> Content

  @MainActor var body: Content { make() }
}
