import SwiftUI

/// Colours that AppKit and UIKit name differently.
extension Color {
  /// What stands in a field besides its text.
  static var placeholder: Color {
    #if os(macOS)
      Color(.placeholderTextColor)
    #else
      Color(.placeholderText)
    #endif
  }

  /// The clear button of a ``TextInputField``.
  static var clearButton: Color {
    #if os(macOS)
      Color(NSColor.systemGray)
    #else
      Color(UIColor.systemGray)
    #endif
  }

  /// The background of a field with an icon.
  static var iconBackground: Color {
    #if os(macOS)
      Color(.quaternaryLabelColor)
    #else
      Color(.tertiarySystemFill)
    #endif
  }

  /// The box of one digit of a code.
  static var codeBox: Color {
    #if os(macOS)
      Color(NSColor.textBackgroundColor)
    #else
      Color(UIColor.tertiarySystemBackground)
    #endif
  }
}
