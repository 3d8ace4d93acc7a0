import FormCore
import SwiftUI

/// A format of numbers, which people type more freely than it writes them.
///
/// The parser that comes with such a format reads "1,5" as 1 where one writes "1.5", and "12abc" as
/// 12. Here either separator is taken where it is unambiguous, and what is no number is none.
protocol NumberEntry {
  associatedtype FormatInput

  var locale: Locale { get }
  func format(_ value: FormatInput) -> String
  /// The number as the format's input; nil when that cannot hold it.
  func input(_ number: Decimal) -> FormatInput?
}

extension ParseableFormatStyle where FormatOutput == String {
  /// The value that a typed text stands for; nil when it stands for none.
  func entry(_ text: String) -> FormatInput? {
    guard let numbers = self as? any NumberEntry else {
      let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
      // What the strategy refuses stands for no value, whatever its reasons: the field says so.
      return text.isEmpty ? nil : try? parseStrategy.parse(text)
    }
    return numbers.read(text) as? FormatInput
  }

  /// What is wrong with a text that stands for no value.
  var entryIssue: FormCore.Issue.Code {
    if self is any NumberEntry { return .number }
    return FormatInput.self == Date.self ? .date : .pattern
  }
}

extension NumberEntry {
  fileprivate func read(_ text: String) -> Any? {
    guard text.utf8.count <= NumberShape.maximumOctets else { return nil }
    let number = withoutUnit(text.trimmingCharacters(in: NumberMarks.space))
    guard NumberShape(number).isNumber else { return nil }
    let format = DecimalFormat(locale: locale, maximumFractionDigits: 38, allowsNegative: true)
    return format.number(from: format.formatted(number)).flatMap(input)
  }

  /// Without what the format writes beside a number, or a sign such as "€" in its place. Other letters
  /// are no unit: "1o" is no 1.
  private func withoutUnit(_ text: String) -> String {
    if let sign = text.first, "-+\u{2212}".contains(sign) {
      return String(sign) + withoutUnit(text.dropFirst().trimmingCharacters(in: NumberMarks.space))
    }
    let example = input(1).map(format) ?? ""
    let unit = example.trimmingCharacters(in: NumberMarks.space.union(NumberMarks.within))
    for end in [String.CompareOptions.anchored, [.anchored, .backwards]] where !unit.isEmpty {
      guard let range = text.range(of: unit, options: [end, .caseInsensitive]) else { continue }
      return text.replacingCharacters(in: range, with: "").trimmingCharacters(in: NumberMarks.space)
    }
    return text.trimmingCharacters(in: NumberMarks.space.union(NumberMarks.signs))
  }
}

/// What may stand in a typed number.
private enum NumberMarks {
  /// White space, and marks of direction.
  static let space = CharacterSet.whitespacesAndNewlines
    .union(CharacterSet(charactersIn: "\u{200E}\u{200F}\u{61C}"))
  /// Signs of currencies and of hundredths.
  static let signs = CharacterSet.symbols.subtracting(CharacterSet(charactersIn: "+\u{2212}"))
    .union(CharacterSet(charactersIn: "%\u{66A}"))
  /// Between the first digit and the last.
  static let within = CharacterSet.decimalDigits.union(.whitespaces)
    .union(CharacterSet(charactersIn: "+-\u{2212}" + NumberShape.separators))
}

extension Decimal.FormatStyle: NumberEntry {
  func input(_ number: Decimal) -> Decimal? { number }
}

extension Decimal.FormatStyle.Currency: NumberEntry {
  func input(_ number: Decimal) -> Decimal? { number }
}

extension Decimal.FormatStyle.Percent: NumberEntry {
  func input(_ number: Decimal) -> Decimal? { number / 100 }
}

extension FloatingPointFormatStyle: NumberEntry {
  func input(_ number: Decimal) -> Value? { Value(number.double) }
}

extension FloatingPointFormatStyle.Currency: NumberEntry {
  func input(_ number: Decimal) -> Value? { Value(number.double) }
}

extension FloatingPointFormatStyle.Percent: NumberEntry {
  func input(_ number: Decimal) -> Value? { Value((number / 100).double) }
}

extension IntegerFormatStyle: NumberEntry {
  func input(_ number: Decimal) -> Value? { number.whole() }
}

extension IntegerFormatStyle.Currency: NumberEntry {
  func input(_ number: Decimal) -> Value? { number.whole() }
}

extension IntegerFormatStyle.Percent: NumberEntry {
  func input(_ number: Decimal) -> Value? { number.whole() }
}

extension Decimal {
  /// Read from the digits: what is next to a typed "0.1" is what `0.1` in the source is.
  fileprivate var double: Double { Double(description) ?? .nan }

  /// As a whole number; nil when there is a fraction, which is not to be cut unseen, or no room.
  fileprivate func whole<Value: BinaryInteger>() -> Value? {
    if let number = Int64(description) { return Value(exactly: number) }
    return UInt64(description).flatMap { Value(exactly: $0) }
  }
}
