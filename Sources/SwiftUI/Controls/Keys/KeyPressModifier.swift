import DisplayTree

/// Lets an element wait for keys.
nonisolated struct KeyPressModifier: DecorationModifier {
  let keys: [KeyEquivalent]
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  static var aspects: Aspects { [.control, .accessibility] }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    guard !keys.isEmpty else { return }
    description.actions.insert(.key)
    for name in keys.map(\.name) where !description.keys.contains(name) {
      description.keys.append(name)
    }
  }

  @MainActor func perform(_ action: Action, in environment: EnvironmentValues) -> Bool {
    guard case .key(let name, let isRepeated) = action else { return false }
    let phase: KeyPress.Phases = isRepeated ? .repeat : .down
    guard phases.contains(phase), let key = keys.first(where: { $0.name == name }) else {
      return false
    }
    return self.action(KeyPress(phase: phase, key: key)) == .handled
  }
}

extension View {
  /// Runs an action when a key goes down, also again while it is held, and the focus is in this view.
  ///
  /// ```swift
  /// TextField("City", text: $city)
  ///   .onKeyPress(.downArrow) {
  ///     marked += 1
  ///     return .handled
  ///   }
  /// ```
  ///
  /// Source: Apple's SwiftUI, `onKeyPress(_:action:)`. What the key does by itself is dropped even if the
  /// action ignores it, except that Return then submits the field: the answer of the server comes too
  /// late for the browser. Keys held with Shift, Control, Option or Command are not told of.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
  }

  /// The same for these phases of the press, with the press itself.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// The same for several keys. The set may change while the view stands.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        keys: keys.sorted { $0.character < $1.character }, phases: phases, action: action))
  }
}
