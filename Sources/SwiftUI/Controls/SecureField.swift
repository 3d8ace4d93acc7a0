import DisplayTree

/// A control for typing a secret, which is not shown.
///
/// Source: Apple's SwiftUI, `SecureField`. The text goes from the browser to the server and never
/// back: it is in no markup and in no patch.
nonisolated public struct SecureField<Label: View>: View {
  let field: TextField<Label>

  /// A password input.
  @MainActor public var body: some View { field }

  nonisolated init(
    label: Label, text: Binding<String>, prompt: Text?, onCommit: (() -> Void)? = nil
  ) {
    var field = TextField(
      label: label, text: .text(text), prompt: prompt, axis: nil, onCommit: onCommit)
    field.isSecure = true
    self.field = field
  }

  /// A field with a label of any views, which names it. Without a prompt the label's text is the
  /// grey text of the empty field.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// The same with a title that is looked up in the session's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), text: text, prompt: prompt)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  /// The same with an action for Return, in the spelling before iOS 15; `onSubmit(of:_:)` runs
  /// after it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), text: text, prompt: nil, onCommit: onCommit)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), text: text, prompt: nil, onCommit: onCommit)
  }
}
