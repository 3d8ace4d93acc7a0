import ViewGraph

/// That a field takes part in a focus state, and which value stands for it.
struct FocusTarget: Equatable {
  let state: AnyObject
  let key: AnyHashable
  /// Whether the state now asks for this field.
  let isWanted: () -> Bool
  /// The person focused the field.
  let gained: () -> Void
  /// The person left the field.
  let lost: () -> Void

  static func == (a: Self, b: Self) -> Bool { a.state === b.state && a.key == b.key }
}

extension FocusTarget {
  init<Value: Hashable>(_ location: FocusLocation<Value>, value: Value, otherwise none: Value) {
    state = location
    key = AnyHashable(value)
    isWanted = { location.peek() == value }
    gained = { location.follow(value) }
    lost = { if location.peek() == value { location.follow(none) } }
  }
}

extension View {
  /// Ties the focus of the field in this view to a state that is true while the field has it.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focusTarget { FocusTarget(condition.location, value: true, otherwise: false) }
  }

  /// Ties the focus of the field in this view to a value of a state: the state has it while the field
  /// has the focus, and nil while no field has.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    focusTarget { FocusTarget(binding.location, value: Value?.some(value), otherwise: nil) }
  }

  /// The same with a value that may be nil by itself.
  @_disfavoredOverload
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: ExpressibleByNilLiteral {
    focusTarget { FocusTarget(binding.location, value: value, otherwise: nil) }
  }

  nonisolated private func focusTarget(_ target: @escaping () -> FocusTarget) -> some View {
    modifier(FocusModifier(target: target))
  }
}
