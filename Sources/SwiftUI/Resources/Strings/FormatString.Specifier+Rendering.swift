import Foundation

extension FormatString.Specifier {
  /// The argument as this specifier shows it; nil when it is of another kind.
  ///
  /// Numbers are written the way SwiftUI's `Text` writes them: digits, grouping and separators of
  /// the locale, six digits after the point unless the specifier says otherwise. `%@` takes
  /// anything.
  func rendering(of argument: LocalizedArgument, locale: Locale) -> String? {
    switch (conversion, argument) {
    case ("@", .string(let text)), ("@", .formatted(let text)): padded(text)
    case ("@", .integer(let value)): padded(value.formatted(.number.locale(locale)))
    case ("@", .unsigned(let value)): padded(value.formatted(.number.locale(locale)))
    case ("@", .double(let value)): padded(value.formatted(.number.locale(locale)))
    case ("d", .integer(let value)), ("u", .integer(let value)):
      padded(value.formatted(integerStyle(locale)), locale)
    case ("d", .unsigned(let value)), ("u", .unsigned(let value)):
      padded(value.formatted(integerStyle(locale)), locale)
    case ("f", .double(let value)): padded(value.formatted(decimalStyle(locale)), locale)
    case ("e", .double(let value)), ("E", .double(let value)), ("g", .double(let value)),
      ("G", .double(let value)):
      padded(String(format: "%.\(precision ?? 6)\(conversion)", locale: locale, value), locale)
    case ("x", .integer(let value)): hexadecimal(UInt64(bitPattern: value))
    case ("x", .unsigned(let value)), ("X", .unsigned(let value)): hexadecimal(value)
    case ("X", .integer(let value)): hexadecimal(UInt64(bitPattern: value))
    case ("o", .integer(let value)): padded(String(UInt64(bitPattern: value), radix: 8), nil)
    case ("o", .unsigned(let value)): padded(String(value, radix: 8), nil)
    default: nil
    }
  }

  private func integerStyle<Value: BinaryInteger>(_ locale: Locale) -> IntegerFormatStyle<Value> {
    var style = IntegerFormatStyle<Value>(locale: locale)
    if showsPlus { style = style.sign(strategy: .always()) }
    // An explicit precision asks for that many digits, as `%.3d` does in C, of a bare number.
    if let precision { style = style.precision(.integerLength(precision...)).grouping(.never) }
    if padsWithZeros { style = style.grouping(.never) }
    return style
  }

  private func decimalStyle(_ locale: Locale) -> FloatingPointFormatStyle<Double> {
    let style = FloatingPointFormatStyle<Double>(locale: locale)
      .precision(.fractionLength(precision ?? 6))
    return showsPlus ? style.sign(strategy: .always()) : style
  }

  private func hexadecimal(_ value: UInt64) -> String {
    padded(String(value, radix: 16, uppercase: conversion == "X"), nil)
  }

  private func padded(_ text: String) -> String {
    let missing = String(repeating: " ", count: max(0, width - text.count))
    return alignsLeft ? text + missing : missing + text
  }

  /// Zeros go between the sign and the digits, in the locale's own digits.
  private func padded(_ number: String, _ locale: Locale?) -> String {
    guard padsWithZeros, !alignsLeft, number.count < width else { return padded(number) }
    let zero = locale.map { 0.formatted(.number.locale($0)) } ?? "0"
    let sign = number.prefix { !$0.isNumber }
    let zeros = String(repeating: zero, count: width - number.count)
    return sign + zeros + number.dropFirst(sign.count)
  }
}
