import ViewGraph

/// Several views beside each other, as a builder closure with several statements makes it.
nonisolated public struct TupleView<each Content: View>: View {
  public typealias Body = Never

  public var value: (repeat each Content)

  public init(_ value: repeat each Content) { self.value = (repeat each value) }

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: TupleNode(view, inputs))
  }
}

@MainActor final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
  private var children: [Node] = []

  init(_ view: TupleView<repeat each Content>, _ inputs: _ViewInputs) {
    super.init(in: inputs.place)
    let below = _ViewInputs(below: self)
    repeat children.append(mount(each view.value, below))
  }

  override func update(_ view: TupleView<repeat each Content>) {
    var index = 0
    func step<V: View>(_ content: V) {
      unsafeDowncast(children[index], to: ViewNode<V>.self).update(content)
      index += 1
    }
    repeat step(each view.value)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for child in children { visit(child) }
  }
}
