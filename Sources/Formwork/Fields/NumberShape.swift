/// How a typed number is put together: what "1-2", "1.2.3" and a date have in common is that they are none.
///
/// A sign may stand before it. Separators stand between digits; one that comes twice groups, and so does
/// one that another kind follows: three digits stand behind it, or two where further groups follow, as
/// in "12,34,567". A single separator may be either, and what it is the locale says.
struct NumberShape {
  private let digits: [Substring]
  private let marks: [Character]
  private let hasStrangers: Bool

  /// What may stand between digits: points, commas, apostrophes and spaces of all kinds.
  static let separators = ".,'\u{2019}\u{66B}\u{66C} \u{A0}\u{202F}\u{2009}"
  private static let signs: Set<Character> = ["+", "-", "\u{2212}"]
  private static let spaces: Set<Character> = [" ", "\u{A0}", "\u{202F}", "\u{2009}"]
  private static let between = Set(separators)
  /// Octets of UTF-8: 38 digits with all that may stand between and around them, many times over, so that
  /// a hostile text is not gone through at each key.
  static let maximumOctets = 1_000
  /// `Decimal` holds so many exactly; further ones would be cut unseen.
  private static let maximumDigits = 38

  init(_ text: String) {
    let isSigned = text.first.map(Self.signs.contains) ?? false
    let body = isSigned ? text.dropFirst() : text[...]
    marks = body.filter(Self.between.contains).map { Self.spaces.contains($0) ? " " : $0 }
    digits = body.split(omittingEmptySubsequences: false, whereSeparator: Self.between.contains)
    hasStrangers = !body.allSatisfy { Self.between.contains($0) || $0.isWholeNumber }
  }

  /// Whether the text is a number; a half-typed "10." and ".5" are.
  var isNumber: Bool {
    guard !hasStrangers, (1...Self.maximumDigits).contains(digits.reduce(0) { $0 + $1.count })
    else { return false }
    guard let last = marks.last else { return true }
    let groupings = marks.filter { $0 != last }
    let isLastDecimal = marks.filter { $0 == last }.count == 1 && last != " "
    guard isLastDecimal else { return groupings.isEmpty && areGroups(digits[...]) }
    guard Set(groupings).count <= 1 else { return false }
    return groupings.isEmpty || areGroups(digits.dropLast())
  }

  private func areGroups(_ groups: ArraySlice<Substring>) -> Bool {
    guard let first = groups.first, let last = groups.last else { return false }
    return (1...3).contains(first.count) && last.count == 3
      && groups.dropFirst().dropLast().allSatisfy { (2...3).contains($0.count) }
  }
}
