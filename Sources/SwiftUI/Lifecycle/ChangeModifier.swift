import ViewGraph

/// Runs an action after a pass in which a value changed.
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let runsAtFirst: Bool
  let action: (Value, Value) -> Void

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ChangeNode(view, inputs))
  }
}

@MainActor
final class ChangeNode<Content: View, Value: Equatable>: ContentNode<
  Content, ChangeModifier<Value>
>
{
  /// The value before the first change of the pass that is running.
  private var before: Value?

  override init(
    _ view: ModifiedContent<Content, ChangeModifier<Value>>, _ inputs: _ViewInputs
  ) {
    super.init(view, inputs)
    guard modifier.runsAtFirst else { return }
    graph.afterPass { [weak self] in
      guard let self, self.isMounted else { return }
      self.modifier.action(self.modifier.value, self.modifier.value)
    }
  }

  override func modifierChanged(from old: ChangeModifier<Value>) {
    guard old.value != modifier.value, before == nil else { return }
    before = old.value
    graph.afterPass { [weak self] in self?.report() }
  }

  private func report() {
    guard isMounted, let old = before else { return }
    before = nil
    if old != modifier.value { modifier.action(old, modifier.value) }
  }

  override var label: String { "onChange" }
}

extension View {
  /// Runs an action with the old and the new value after a pass in which the value changed. With
  /// `initial` it also runs when the view comes on screen, and both are the first value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, runsAtFirst: initial, action: action))
  }

  /// The same without the values.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, runsAtFirst: initial, action: { _, _ in action() }))
  }

  /// Runs an action with the new value when the value changed (the spelling before iOS 17).
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, runsAtFirst: false, action: { _, new in action(new) }))
  }
}
