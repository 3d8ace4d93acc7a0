import SwiftUI

/// Why a text is not accepted, in words for the person who typed it.
public struct ValidationError: LocalizedError {
  /// The sentence, or its key in the app's strings; `%` in it is no format.
  public let message: String

  /// An error with a sentence for the person who typed.
  public init(message: String) { self.message = message }

  /// The message, looked up as a key.
  public var errorDescription: String? { NSLocalizedString(message, comment: "") }
}

extension ValidationError {
  /// The message as it is shown: looked up as a key, but never read as Markdown, as it may hold what a
  /// person typed.
  var text: Text {
    let isPlain =
      message.allSatisfy { !Self.markup.contains($0) }
      && !["://", "www."].contains(where: message.contains)
    return isPlain
      ? Text(LocalizedStringKey(message)) : Text(verbatim: errorDescription ?? message)
  }

  /// What begins something in Markdown, an address that becomes a link, and a format.
  private static let markup = Set("*_`[]<>~\\@%")
}
