import ViewGraph

/// A view that shows nothing and takes no room.
nonisolated public struct EmptyView: View {
  public typealias Body = Never

  nonisolated public init() {}

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: EmptyNode(in: inputs.place))
  }
}

@MainActor final class EmptyNode: ViewNode<EmptyView> {
  override func update(_ view: EmptyView) {}
}
