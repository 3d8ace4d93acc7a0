/// An international bank account number in groups of four, as it is printed.
///
/// Source: ISO 13616-1: two letters of the country, two check digits, up to 30 more characters.
public struct IBANFormat: TextFormat {
  private static let pattern = PatternFormat(
    "AA## **** **** **** **** **** **** **** **", isUppercased: true)

  /// The format; there is only one.
  public init() {}

  /// Letters, made capital, and digits, up to 34.
  public func significant(in text: [Character]) -> [PlacedCharacter] {
    Self.pattern.significant(in: text)
  }

  /// What fits: two letters, two digits, then either.
  public func significant(inPasted text: String) -> [Character] {
    Self.pattern.significant(inPasted: text)
  }

  /// A letter or a digit counts where the account number has one.
  public func accept(
    _ typed: Character, after: [Character], before: [Character]
  ) -> [Character]? {
    Self.pattern.accept(typed, after: after, before: before)
  }

  /// The characters in groups of four.
  public func layout(_ significant: [Character]) -> [FormatPiece] {
    Self.pattern.layout(significant)
  }
}
