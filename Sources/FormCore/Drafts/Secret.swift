/// A value that is never written down: no draft keeps it, and no description tells it.
///
/// It encodes as nothing and decodes as an empty value; a draft that is brought back leaves the one that the
/// form holds.
///
/// ```swift
/// struct Login: Codable, Equatable {
///   var name = ""
///   var password: Secret<String> = ""
/// }
///
/// form.password.revealed.rules(.required, .length(8...))
/// ```
public struct Secret<Value: RangeReplaceableCollection & Equatable>: Equatable {
  /// The value itself.
  public var revealed: Value

  /// A secret with this value.
  public init(_ value: Value = Value()) {
    revealed = value
  }
}

/// A value that is secret by its type.
protocol SecretValue {}

extension Secret: SecretValue {}

extension Optional: SecretValue where Wrapped: SecretValue {}

extension Array: SecretValue where Element: SecretValue {}

extension Dictionary: SecretValue where Value: SecretValue {}

extension Secret: Sendable where Value: Sendable {}

extension Secret: Codable {
  private enum NoKeys: CodingKey {}

  /// Whatever is there is ignored: the secret is empty.
  public init(from decoder: any Decoder) throws {
    let kept = decoder.userInfo[.secretKeeper] as? SecretKeeper
    self = kept?.secret(at: decoder.codingPath) ?? Secret()
  }

  /// Writes an object without keys.
  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoKeys.self)
    (encoder.userInfo[.secretKeeper] as? SecretKeeper)?.keep(self, at: encoder.codingPath)
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Dots, as many for every value: the length is secret, too.
  public var description: String { "••••••••" }

  /// Dots, as in ``description``.
  public var debugDescription: String { description }

  /// Shows no part, so that `dump` tells nothing either.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: Emptiable {
  /// Whether there is nothing. Spaces may be a password.
  public var isUnanswered: Bool { revealed.isEmpty }
}

extension Secret: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByStringLiteral
where Value == String {
  /// A secret in the source: an empty one, or one of a test.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Field where Value == Secret<String> {
  /// The field of the text inside, for a secure text field and for rules of texts.
  public var revealed: Field<Root, String> {
    Field<Root, String>(
      form: form, node: table.field(node.path.appending(path: \.revealed)), table: table)
  }
}
