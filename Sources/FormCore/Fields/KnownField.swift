/// A field that a rule of another one looks at, held weakly: the rule belongs to the form, and must
/// not keep the form.
@MainActor struct KnownField<Root, Value: Equatable> {
  /// Its row was removed.
  struct Gone: Error {}

  private weak var node: FieldNode<Root, Value>?

  init(_ node: FieldNode<Root, Value>) { self.node = node }

  func value() throws -> Value {
    guard let node, !node.isDetached else { throw Gone() }
    return node.normalized
  }
}
