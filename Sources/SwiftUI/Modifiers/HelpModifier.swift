import DisplayTree

/// A decoration that says what an element is for.
nonisolated struct HelpModifier: DecorationModifier, Equatable {
  let text: Text

  static var aspects: Aspects { .accessibility }
  static var isSemantic: Bool { true }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    let help = text.plainText(in: environment)
    description.accessibility.hint = description.accessibility.hint ?? help
    description.accessibility.help = help
  }
}

extension View {
  /// Explains what the view is for: beside the pointer, and in assistive technology after the name.
  nonisolated public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

  /// The same with a text that is looked up in the session's language.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// The same with a text that is shown as it is.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
