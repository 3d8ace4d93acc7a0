import ViewGraph

/// A view that shows nothing and takes no room.
///
/// Source: Apple's SwiftUI, `EmptyView`.
nonisolated public struct EmptyView: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  /// No view, where one is asked for.
  nonisolated public init() {}

  /// Mounts a node without elements.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: EmptyNode(in: inputs.place))
  }
}

@MainActor final class EmptyNode: ViewNode<EmptyView> {
  override func update(_ view: EmptyView) {}
}
