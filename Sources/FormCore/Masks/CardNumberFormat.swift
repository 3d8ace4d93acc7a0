/// The number of a payment card in the groups that are printed on it.
///
/// Fifteen digits in 4-6-5 for numbers that begin with 34 or 37, else groups of four up to the 19
/// digits that ISO/IEC 7812-1 allows.
public struct CardNumberFormat: TextFormat {
  /// The format; there is only one.
  public init() {}

  /// ISO/IEC 7812-1: a primary account number has at most 19 digits.
  static let maximumDigits = 19

  private static let short = PatternFormat("#### ###### #####")
  private static let long = PatternFormat("#### #### #### #### ###")

  private func pattern(_ digits: [Character]) -> PatternFormat {
    digits.starts(with: "34") || digits.starts(with: "37") ? Self.short : Self.long
  }

  /// The digits, of whatever script, up to 19.
  public func significant(in text: [Character]) -> [PlacedCharacter] {
    Self.long.significant(in: text)
  }

  /// The digits, as many as the brand has.
  public func significant(inPasted text: String) -> [Character] {
    text.reduce(into: []) { found, character in
      if let accepted = accept(character, after: found, before: []) { found = accepted }
    }
  }

  /// A digit counts while the number has fewer than its brand.
  public func accept(
    _ typed: Character, after: [Character], before: [Character]
  ) -> [Character]? {
    pattern(after + before).accept(typed, after: after, before: before)
  }

  /// Digits past the pattern, left when the beginning was changed, stay at the end.
  public func layout(_ significant: [Character]) -> [FormatPiece] {
    let pieces = pattern(significant).layout(significant)
    let shown = pieces.count { !$0.isSeparator }
    return pieces + significant.dropFirst(shown).map { FormatPiece($0) }
  }
}
