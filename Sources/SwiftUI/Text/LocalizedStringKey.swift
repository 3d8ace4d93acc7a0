import Foundation

/// The key of a localised text, with the values interpolated into it.
///
/// A literal makes one: `Text("\(count) pages")` has the key "%lld pages" and looks it up in the
/// session's language.
///
/// Source: Apple's SwiftUI, `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String
  let values: Values

  /// Most keys have no value or one, and every text with a key holds them.
  enum Values: Equatable {
    case none
    case one(LocalizedArgument)
    case many([LocalizedArgument])

    /// The same with each text among them changed.
    func mapStrings(_ change: (String) -> String) -> Values {
      switch self {
      case .none: .none
      case .one(let argument): .one(argument.mapString(change))
      case .many(let arguments): .many(arguments.map { $0.mapString(change) })
      }
    }
  }

  var arguments: [LocalizedArgument] {
    switch values {
    case .none: []
    case .one(let value): [value]
    case .many(let values): values
    }
  }

  init(_ key: String, _ values: Values) {
    self.key = key
    self.values = values
  }

  /// The key that the string is.
  public init(_ value: String) { self.init(value, .none) }

  /// A literal without interpolations: the key as it is written.
  public init(stringLiteral value: String) { self.init(value) }

  /// A literal with interpolations: the key with a specifier in place of each value.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    let arguments = stringInterpolation.arguments
    switch arguments.count {
    case 0: values = .none
    case 1: values = .one(arguments[0])
    default: values = .many(arguments)
    }
  }

  /// Collects the format and the arguments of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [LocalizedArgument] = []

    /// Begins a literal; both numbers are hints for the room that the key needs.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Adds a part as it is written; "%" counts as the sign, not as a specifier.
    public mutating func appendLiteral(_ literal: String) {
      let hasPercent = literal.utf8.contains(0x25)
      key += hasPercent ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    /// Adds a text as "%@"; it is looked up nowhere.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .string(string))
    }

    /// The same for a part of a text.
    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", .string(String(string)))
    }

    /// Adds a value of Foundation as "%@", as the formatter spells it or, without one, as it
    /// describes itself.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .formatted(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Foundation's dates are no `ReferenceConvertible` off Apple platforms.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter?) {
      append("%@", .formatted(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// The same for an object of Foundation.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .formatted(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Adds a value in a format as "%@". The format's own language counts, not the session's.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .formatted(format.format(input)))
    }

    /// Adds a number with the specifier of its type, such as "%lld", in the digits of the session's
    /// language.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, value.argument)
    }

    /// The same with another specifier: `"\(price, specifier: "%.2f")"`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, value.argument)
    }

    /// Adds a text as "%@".
    ///
    /// Source: Apple's SwiftUI, `LocalizedStringKey.StringInterpolation.appendInterpolation(_:)`.
    /// The text within is looked up at once and so not in the session's language; its fonts and
    /// colours are lost.
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .formatted(text.plainText(in: EnvironmentValues())))
    }

    /// Adds a date as "%@".
    ///
    /// Source: Apple's SwiftUI,
    /// `LocalizedStringKey.StringInterpolation.appendInterpolation(_:style:)`. It is spelled at
    /// once, in the server's language and time zone.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .formatted(style.format(date, in: EnvironmentValues())))
    }

    /// Adds any other value as "%@", as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .string("\(value)"))
    }

    private mutating func append(_ specifier: String, _ argument: LocalizedArgument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension LocalizedStringKey {
  /// The text in a session's language.
  func resolved(
    in environment: EnvironmentValues, table: String? = nil, bundle: Bundle? = nil
  ) -> String {
    Localization.lookup.string(
      forKey: key, table: table, bundle: bundle, languages: environment.languages,
      locale: environment.locale, arguments: arguments)
  }
}

/// The app's string tables.
enum Localization {
  static let lookup = LocalizedLookup()
}

/// A number that has a format specifier in a localised key.
public protocol _FormatSpecifiable: Equatable {
  /// What stands in the key for the number: "%lld" for an `Int`.
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  var argument: LocalizedArgument {
    switch self {
    // The usual types first: a cast to a protocol costs more than the rest of a body.
    case let value as Int: .integer(Int64(value))
    case let value as Double: .double(value)
    case let value as any BinaryFloatingPoint: .double(Double(value))
    case let value as UInt64: .unsigned(value)
    case let value as UInt: .unsigned(UInt64(value))
    case let value as any BinaryInteger: .integer(Int64(truncatingIfNeeded: value))
    default: .string("\(self)")
    }
  }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }

extension LocalizedArgument {
  fileprivate func mapString(_ change: (String) -> String) -> LocalizedArgument {
    switch self {
    case .string(let text): .string(change(text))
    case .formatted(let text): .formatted(change(text))
    case .integer, .unsigned, .double: self
    }
  }
}
