import DisplayTree

extension View {
  /// Makes the controls in this view take no input; inside a disabled view nothing enables them.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
  }

  /// Runs an action when the view is tapped, clicked, or pressed with Space or Return.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(action: action))
  }
}

/// Makes an element take taps.
nonisolated struct TapModifier: DecorationModifier {
  let action: () -> Void

  static var aspects: Aspects { [] }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    guard environment.isEnabled else { return }
    description.actions.insert(.tap)
  }

  @MainActor func perform(_ action: Action, in environment: EnvironmentValues) -> Bool {
    guard action == .tap, environment.isEnabled else { return false }
    self.action()
    return true
  }
}
