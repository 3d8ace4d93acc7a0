import DisplayTree

/// A control for typing a secret, which is not shown.
///
/// Source: Apple's SwiftUI, `SecureField`. The text goes from the browser to the server and never
/// back: it is in no markup and in no patch.
nonisolated public struct SecureField<Label: View>: View {
  let field: TextField<Label>

  @MainActor public var body: some View { field }

  nonisolated init(
    label: Label, text: Binding<String>, prompt: Text?, onCommit: (() -> Void)? = nil
  ) {
    var field = TextField(
      label: label, text: .text(text), prompt: prompt, axis: nil, onCommit: onCommit)
    field.isSecure = true
    self.field = field
  }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), text: text, prompt: prompt)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), text: text, prompt: nil, onCommit: onCommit)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), text: text, prompt: nil, onCommit: onCommit)
  }
}
