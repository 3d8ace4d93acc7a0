import SwiftUI

/// Why a text is not accepted, in words for the person who typed it.
public struct ValidationError: LocalizedError {
  public let message: String

  public init(message: String) { self.message = message }

  /// The message, looked up as a key.
  public var errorDescription: String? { NSLocalizedString(message, comment: "") }
}
