import ViewGraph

/// Several views beside each other, as a builder closure with several statements makes it.
///
/// Source: Apple's SwiftUI, `TupleView`.
nonisolated public struct TupleView<each Content: View>: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  /// The views, in order.
  public var value: (repeat each Content)

  /// Several views as one.
  public init(_ value: repeat each Content) { self.value = (repeat each value) }

  /// Mounts the views, each with an identity by its position.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: TupleNode(view, inputs))
  }
}

@MainActor final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
  private var children: (repeat ViewNode<each Content>)?

  init(_ view: TupleView<repeat each Content>, _ inputs: _ViewInputs) {
    super.init(in: inputs.place)
    let below = _ViewInputs(below: self)
    children = (repeat mount(each view.value, below))
  }

  override func update(_ view: TupleView<repeat each Content>) {
    guard let children else { return }
    repeat (each children).update(each view.value)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    guard let children else { return }
    repeat visit(each children)
  }
}
