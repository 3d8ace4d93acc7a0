import ViewGraph

/// Animates what changes below it: in passes in which a value changed, or always.
nonisolated struct AnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  /// Nil animates in every pass.
  let value: Value?
  let change: (inout Transaction) -> Void

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: AnimationNode(view, inputs))
  }
}

@MainActor
final class AnimationNode<Content: View, Value: Equatable>: ContentNode<
  Content, AnimationModifier<Value>
>
{
  /// The last pass in which the value changed.
  private var pass = -1

  override func contentWillMount() {
    if modifier.value == nil { host.motion.standing += 1 }
  }

  override func modifierChanged(from old: AnimationModifier<Value>) {
    guard old.value != modifier.value else { return }
    pass = graph.passes
    host.motion.scopedPass = pass
  }

  override func adjust(_ transaction: inout Transaction) {
    if modifier.value == nil || pass == graph.passes { modifier.change(&transaction) }
  }

  override func unmounted() {
    if modifier.value == nil { host.motion.standing -= 1 }
  }

  override var label: String { "Animation" }
}

extension View {
  /// Animates the changes in this view that happen in the same pass in which a value changes; nil keeps
  /// those from moving.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(AnimationModifier(value: value, change: { $0.animation = animation }))
  }

  /// Animates every change in this view; nil keeps all of them from moving.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier<Bool>(value: nil, change: { $0.animation = animation }))
  }

  /// Changes how whatever changes in this view moves.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(AnimationModifier<Bool>(value: nil, change: transform))
  }

  /// Changes how what changes together with a value moves.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(AnimationModifier(value: value, change: transform))
  }
}
