import SwiftUI

/// Offers `TextInputField` and its modifier to Xcode's library, and to galleries elsewhere.
///
/// The conformance is bound to the main actor, as views are.
@MainActor public struct TextInputField_Library: @MainActor LibraryContentProvider {
  /// A provider; whoever collects them makes it.
  public init() {}

  /// The field with a text in it.
  @LibraryContentBuilder public var views: [LibraryItem] {
    LibraryItem(
      TextInputField("First Name", text: .constant("Peter")), title: "TextInputField",
      category: .control)
  }

  /// The modifiers for a field.
  @LibraryContentBuilder public func modifiers(base: TextInputField) -> [LibraryItem] {
    LibraryItem(base.clearButtonHidden(true))
  }
}
