import DisplayTree

/// A decoration of what assistive technology is told.
nonisolated struct AccessibilityModifier: DecorationModifier {
  let change: (inout Accessibility, EnvironmentValues) -> Void
  /// What the change depends on, to see whether it is the same as before.
  let inputs: AnyHashable

  static var aspects: Aspects { .accessibility }
  static var isSemantic: Bool { true }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    change(&description.accessibility, environment)
  }
}

extension View {
  /// Marks the view for tests; it becomes the element's `data-testid`.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }
}

/// A decoration that gives an element its name in tests.
nonisolated struct IdentifierModifier: DecorationModifier, Equatable {
  let identifier: String

  static var aspects: Aspects { .accessibility }
  static var isSemantic: Bool { true }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    description.accessibility.identifier = description.accessibility.identifier ?? identifier
  }
}
