import SwiftUI

/// Puts a button on a view that empties a text.
private struct ClearButtonModifier: ViewModifier {
  @Binding var text: String
  let onClearHandler: (() -> Void)?
  let words = FormWords()
  @Environment(\.isInsideIconTextField) private var isInsideIconTextField
  /// A background inside keeps the room; elsewhere the button keeps its own.
  @State private var hasBackgroundInside = false

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(HasIconBackgroundKey.self) { [$hasBackgroundInside] hasBackground in
        $hasBackgroundInside.wrappedValue = hasBackground
      }
      .padding(.trailing, hasBackgroundInside ? 0 : FieldButtonLabel.side - inset)
      .environment(\.hasClearButtonOutside, true)
      .overlay(alignment: .trailing) { button }
  }

  /// What a background further out adds behind the button.
  private var inset: CGFloat { isInsideIconTextField ? iconTextFieldInset : 0 }

  /// From the edge to the symbol, as far as the icon of such a field stands from the other edge.
  private var symbolInset: CGFloat { 10 }

  private var button: some View {
    Button {
      text = ""
      onClearHandler?()
    } label: {
      FieldButtonLabel(symbol: "xmark.circle.fill", color: .placeholder, inset: symbolInset)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(words.text(.clearText))
    .padding(.vertical, FieldButtonLabel.overlap)
    .padding(.trailing, -inset)
    .opacity(text.isEmpty ? 0 : 1)
    .disabled(text.isEmpty)
  }
}

extension View {
  /// Puts a button at the trailing end of a view that empties a text while there is some.
  ///
  /// - Parameters:
  ///   - text: What the button empties.
  ///   - onClearHandler: Called after the text was emptied.
  public func clearButton(
    text: Binding<String>, onClearHandler: (() -> Void)? = nil
  ) -> some View {
    modifier(ClearButtonModifier(text: text, onClearHandler: onClearHandler))
  }
}
