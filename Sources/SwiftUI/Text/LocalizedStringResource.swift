import Foundation

/// A localised text that is looked up where it is shown or spoken.
///
/// ```swift
/// let saved: LocalizedStringResource = "Saved \(count) pages"
/// Text(saved)
/// AccessibilityNotification.Announcement(saved).post()
/// ```
///
/// Source: Apple's Foundation, `LocalizedStringResource`. Foundation has it on Apple platforms alone;
/// here it holds a key and its table, and is looked up in the session's language.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  /// Collects the format and the values of a literal.
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  private let localizedKey: LocalizedStringKey
  /// The string table that the key is looked up in; nil is `Localizable`.
  public let table: String?

  /// A key, with the values interpolated into it, of a string table.
  ///
  /// Source: Apple's Foundation, `LocalizedStringResource.init(_:table:)`. It takes no default value,
  /// bundle, locale or comment.
  public init(_ keyAndValue: LocalizedStringKey, table: String? = nil) {
    localizedKey = keyAndValue
    self.table = table
  }

  /// The key that a literal is.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  /// The key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  /// The key, with a format specifier for each value.
  public var key: String { localizedKey.key }

  var text: Text { Text(localizedKey, tableName: table) }
}

/// What is interpolated may be of any type; it is a value of the author's that nobody changes any
/// more, and it is read where the text is shown.
extension LocalizedStringResource: @unchecked Sendable {}

extension Text {
  /// The text of a resource, looked up in its table. Disfavoured, since a literal is a key.
  ///
  /// Source: Apple's SwiftUI, `Text.init(_:)`.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self = resource.text }
}
