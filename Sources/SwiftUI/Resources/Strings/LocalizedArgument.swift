import Foundation

/// A value interpolated into localised text, kept apart from the key's format until it is shown.
package enum LocalizedArgument: Hashable, Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  /// Text that was formatted before, such as a date by its format style; never formatted again.
  case formatted(String)
  /// Text that is only known in a session; it is `formatted` before it is put in.
  case late(LateArgument)
}

extension LocalizedArgument {
  var isNumber: Bool {
    switch self {
    case .string, .formatted, .late: false
    case .integer, .unsigned, .double: true
    }
  }

  /// The number as plural rules see it, with the digits its specifier will show.
  func pluralOperands(for specifier: FormatString.Specifier?) -> PluralOperands? {
    switch self {
    case .integer(let value): PluralOperands(value)
    case .unsigned(let value): PluralOperands(value)
    case .double(let value):
      PluralOperands(decimal: String(format: "%.\(specifier?.precision ?? 6)f", value))
    case .string, .formatted, .late: nil
    }
  }
}
