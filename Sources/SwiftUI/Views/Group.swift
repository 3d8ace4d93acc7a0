import ViewGraph

/// Several views in place of one: a modifier is applied to each of them, and no box stands around.
///
/// Source: Apple's SwiftUI, `Group`.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  /// Views that stand in the container around as if the group were not there.
  @inlinable nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(_content: content())
  }

  @usableFromInline nonisolated init(_content: Content) { content = _content }

  /// Mounts the views without an element around them.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: GroupNode(view, inputs))
  }
}

@MainActor final class GroupNode<Content: View>: ViewNode<Group<Content>> {
  private var child: ViewNode<Content>?

  init(_ view: Group<Content>, _ inputs: _ViewInputs) {
    super.init(in: inputs.place)
    child = mount(view.content, _ViewInputs(below: self))
  }

  override func update(_ view: Group<Content>) { child?.update(view.content) }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }
}
