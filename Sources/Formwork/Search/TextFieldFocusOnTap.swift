import SwiftUI

/// Focuses the field in a view when any part of the view is tapped.
private struct TextFieldFocusOnTapModifier: ViewModifier {
  let onTapHandler: (() -> Void)?
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .contentShape(Rectangle())
      .onTapGesture {
        isFocused = true
        onTapHandler?()
      }
  }
}

extension View {
  /// Focuses the field in this view when any part of the view is tapped.
  ///
  /// - Parameter onTapHandler: Called after each tap, also when the field has the focus already.
  public func textFieldFocusOnTap(onTapHandler: (() -> Void)? = nil) -> some View {
    modifier(TextFieldFocusOnTapModifier(onTapHandler: onTapHandler))
  }
}
