/// A control for typing a text of many lines.
///
/// Source: Apple's SwiftUI, `TextEditor`.
nonisolated public struct TextEditor: View {
  let field: TextField<EmptyView>

  nonisolated public init(text: Binding<String>) {
    var field = TextField(label: EmptyView(), text: .text(text), prompt: nil, axis: nil)
    field.isEditor = true
    self.field = field
  }

  @MainActor public var body: some View { field }
}
