extension Issue {
  /// The name of a kind of issue, under which ``Messages`` keeps its words.
  ///
  /// ```swift
  /// extension Issue.Code {
  ///   static let postcodeUnknown: Self = "postcodeUnknown"
  /// }
  /// ```
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name, as messages and logs use it.
    public let rawValue: String

    /// The code with this name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A code as a literal: `"postcodeUnknown"`.
    public init(stringLiteral name: String) {
      rawValue = name
    }
  }
}

extension Issue.Code {
  /// The field is empty and must not be.
  public static let required: Self = "required"
  /// The text has fewer characters than the first argument, a count.
  public static let tooShort: Self = "tooShort"
  /// The text has more characters than the first argument, a count.
  public static let tooLong: Self = "tooLong"
  /// The text does not have as many characters as the first argument says.
  public static let wrongLength: Self = "wrongLength"
  /// The list has fewer elements than the first argument, a count.
  public static let tooFew: Self = "tooFew"
  /// The list has more elements than the first argument, a count.
  public static let tooMany: Self = "tooMany"
  /// The text does not have the asked form.
  public static let pattern: Self = "pattern"
  /// The text is no e-mail address.
  public static let email: Self = "email"
  /// The text is no web address.
  public static let url: Self = "url"
  /// The text is no number.
  public static let number: Self = "number"
  /// The text is no date.
  public static let date: Self = "date"
  /// The number is smaller than the first argument.
  public static let tooSmall: Self = "tooSmall"
  /// The number is larger than the first argument.
  public static let tooLarge: Self = "tooLarge"
  /// The number is outside the range of the two arguments.
  public static let outOfRange: Self = "outOfRange"
  /// The date lies before the first argument.
  public static let tooEarly: Self = "tooEarly"
  /// The date lies after the first argument.
  public static let tooLate: Self = "tooLate"
  /// The value differs from the other field's.
  public static let different: Self = "different"
  /// The new password does not keep all the rules that are listed beside it.
  public static let weakPassword: Self = "weakPassword"
  /// Something else is wrong; the issue should bring its own words.
  public static let custom: Self = "custom"
  /// The check could not be made.
  public static let unavailable: Self = "unavailable"
}
