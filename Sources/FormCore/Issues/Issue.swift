/// Something about a field's value that its author is told.
///
/// An issue names what is wrong by ``code`` and says how by ``arguments``; the words come from
/// ``Messages`` when it is shown, unless the issue brings its own.
///
/// ```swift
/// Issue(.tooShort, arguments: [.count(8)])
/// Issue("This name is taken.")
/// ```
public struct Issue: Equatable, Sendable {
  /// What is wrong.
  public var code: Code
  /// What the message needs to say it: a limit, a date, another field's name.
  public var arguments: [Argument]
  /// How much it weighs.
  public var severity: Severity
  /// A text that stands in the place of the one looked up by code.
  public var message: String?

  /// An issue whose words are looked up by its code.
  public init(
    _ code: Code, arguments: [Argument] = [], severity: Severity = .error, message: String? = nil
  ) {
    self.code = code
    self.arguments = arguments
    self.severity = severity
    self.message = message
  }

  /// An issue in fixed words, with the code ``Code/custom``.
  @_disfavoredOverload
  public init(_ message: String, severity: Severity = .error) {
    self.init(.custom, severity: severity, message: message)
  }

  /// Whether a field with this issue is invalid.
  public var isBlocking: Bool { severity == .error }
}

extension Issue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// An error in fixed words: `Rule { $0 == "root" ? "Choose another name." : nil }`.
  public init(stringLiteral message: String) {
    self.init(.custom, message: message)
  }
}
