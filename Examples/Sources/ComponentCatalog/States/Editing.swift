import SwiftUI

/// A text of its own for a view that edits one, so that a state is alive.
struct Editing<Content: View>: View {
  @State private var text: String
  private let content: (Binding<String>) -> Content

  init(_ text: String = "", @ViewBuilder content: @escaping (Binding<String>) -> Content) {
    _text = State(initialValue: text)
    self.content = content
  }

  var body: some View { content($text) }
}

/// Gives the field inside the focus where the state is shown alone; among others it would take the
/// focus from the person.
struct Focusing<Content: View>: View {
  @FocusState private var isFocused: Bool
  @Environment(\.isShownAlone) private var isShownAlone
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content
      .focused($isFocused)
      .onAppear { if isShownAlone { isFocused = true } }
  }
}

extension EnvironmentValues {
  /// Whether a state has the screen for itself.
  @Entry public var isShownAlone = false
}
