/// A control for typing a text of many lines.
///
/// Source: Apple's SwiftUI, `TextEditor`.
nonisolated public struct TextEditor: View {
  let field: TextField<EmptyView>

  /// An editor for a text as it is typed, with its line ends.
  nonisolated public init(text: Binding<String>) {
    var field = TextField(label: EmptyView(), text: .text(text), prompt: nil, axis: nil)
    field.isEditor = true
    self.field = field
  }

  /// A text area that fills the room it is offered.
  @MainActor public var body: some View { field }
}
