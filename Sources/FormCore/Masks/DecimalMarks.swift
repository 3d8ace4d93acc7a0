import Foundation

/// The separators of a locale's numbers, and how it groups digits.
struct DecimalMarks: Hashable, Sendable {
  let decimal: Character
  let group: Character
  private let groupSize: Int
  private let furtherGroupSize: Int

  init(_ locale: Locale) {
    decimal = locale.decimalSeparator?.first ?? "."
    group = locale.groupingSeparator?.first ?? ","
    // Asked of an example: not every platform's formatter tells the size of further groups.
    let example = 1_234_567_890.formatted(.number.locale(locale))
    let sizes = example.split(separator: group).map(\.count)
    groupSize = sizes.count > 1 ? sizes[sizes.count - 1] : 3
    furtherGroupSize = sizes.count > 2 ? sizes[sizes.count - 2] : groupSize
  }

  /// Whether a group begins at the digit with so many digits from it to the end.
  func beginsGroup(_ digitsLeft: Int) -> Bool {
    let beyond = digitsLeft - groupSize
    return beyond >= 0 && beyond.isMultiple(of: furtherGroupSize)
  }

  /// What people somewhere write before the fraction: comma, point, and the Arabic mark.
  func canBeDecimal(_ character: Character) -> Bool {
    character == decimal || character == "," || character == "." || character == "\u{66B}"
  }

  static func isMinus(_ character: Character) -> Bool {
    character == "-" || character == "\u{2212}"
  }

  /// Where the decimal separator of a whole text stands; nil when it has none.
  ///
  /// Of two kinds the last is the decimal one; the same twice groups; one alone is the locale's, or
  /// groups where it stands as the locale would group.
  func decimalIndex(in text: [Character], isGrouped: ([Character]) -> Bool) -> Int? {
    let marks = text.indices.filter { canBeDecimal(text[$0]) }
    guard let last = marks.last else { return nil }
    let same = marks.count { text[$0] == text[last] }
    if same > 1 { return nil }
    guard marks.count == 1, text[last] == group else { return last }
    let number = text.filter { $0.decimalDigit != nil || $0 == group }
    return isGrouped(number) ? nil : last
  }
}
