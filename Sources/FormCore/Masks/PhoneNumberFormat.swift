import Foundation

/// A telephone number: national by a pattern, international with its country code set apart.
///
/// A number that begins with "+" (or "00", which is made "+") is laid out as the country's code of
/// ITU-T E.164 and groups of three digits; another one by the pattern, or as it was typed.
public struct PhoneNumberFormat: TextFormat {
  private let national: PatternFormat?

  /// E.164: at most 15 digits; three more leave room for an international prefix of a company.
  static let maximumDigits = 18

  /// A format with a pattern for national numbers, such as `"(###) ###-####"`.
  public init(national pattern: String? = nil) {
    national = pattern.map { PatternFormat($0) }
  }

  private func counted(_ character: Character, isFirst: Bool) -> Character? {
    if isFirst, character == "+" || character == "＋" { return "+" }
    return character.decimalDigit
  }

  /// A plus sign at the beginning, and digits, up to 18.
  public func significant(in text: [Character]) -> [PlacedCharacter] {
    var found: [PlacedCharacter] = []
    for (offset, character) in text.enumerated() where found.count <= Self.maximumDigits {
      guard let counted = counted(character, isFirst: found.isEmpty) else { continue }
      found.append(PlacedCharacter(counted, at: offset))
    }
    return found
  }

  /// A plus sign or two zeros at the beginning, and digits; without the "(0)" that some write behind a
  /// country's code and nobody dials there.
  public func significant(inPasted text: String) -> [Character] {
    let found = accepted(text)
    return found.first == "+" ? accepted(text.replacingOccurrences(of: "(0)", with: "")) : found
  }

  private func accepted(_ text: String) -> [Character] {
    text.reduce(into: []) { found, character in
      if let accepted = accept(character, after: found, before: []) { found = accepted }
    }
  }

  /// A digit counts, a plus sign at the beginning; the second of two zeros there makes them one.
  public func accept(
    _ typed: Character, after: [Character], before: [Character]
  ) -> [Character]? {
    guard after.count + before.count <= Self.maximumDigits,
      before.first != "+" || !after.isEmpty,
      let counted = counted(typed, isFirst: after.isEmpty)
    else { return nil }
    if counted == "+", before.contains("+") { return nil }
    return after == ["0"] && counted == "0" && before.isEmpty ? ["+"] : after + [counted]
  }

  /// An international number by its country code, another one by the pattern while it fits.
  public func layout(_ significant: [Character]) -> [FormatPiece] {
    guard significant.first == "+" else {
      guard let national, significant.count <= national.length else {
        return significant.map { FormatPiece($0) }
      }
      return national.layout(significant)
    }
    let digits = significant.dropFirst()
    let code = CallingCode.length(of: digits)
    let pieces = digits.prefix(code).map { FormatPiece($0) }
    return [FormatPiece("+")] + pieces + groups(digits.dropFirst(code))
  }

  /// Groups of three, each with a space before it; a last single digit joins the group before.
  private func groups(_ digits: ArraySlice<Character>) -> [FormatPiece] {
    let digits = Array(digits)
    return digits.indices.flatMap { index in
      let begins = index.isMultiple(of: 3) && (index == 0 || digits.count - index > 1)
      let space = begins ? [FormatPiece(" ", isSeparator: true)] : []
      return space + [FormatPiece(digits[index])]
    }
  }
}

/// How many digits a country's code has.
///
/// Source: ITU-T E.164, list of assigned country codes: 1 and 7 stand alone, the two-digit ones are
/// listed here, all others have three digits.
enum CallingCode {
  private static let twoDigits: Set<String> = [
    "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47",
    "48", "49", "51", "52", "53", "54", "55", "56", "57", "58", "60", "61", "62", "63", "64", "65",
    "66", "81", "82", "84", "86", "90", "91", "92", "93", "94", "95", "98",
  ]

  static func length(of digits: ArraySlice<Character>) -> Int {
    guard let first = digits.first else { return 0 }
    if first == "1" || first == "7" { return 1 }
    return twoDigits.contains(String(digits.prefix(2))) ? 2 : 3
  }
}
