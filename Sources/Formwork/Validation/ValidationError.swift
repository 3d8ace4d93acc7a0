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
