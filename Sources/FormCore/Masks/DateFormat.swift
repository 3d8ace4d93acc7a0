import Foundation

/// A date of digits in a locale's order: "31.12.2026", "12/31/2026", "2026/12/31".
///
/// A separator typed after a single digit fills it up: "1/" becomes "01".
public struct DateFormat: TextFormat {
  private let fields: [Field]
  private let pattern: PatternFormat

  private enum Field: Character, Hashable, Sendable {
    case day = "d"
    case month = "M"
    case year = "y"

    var length: Int { self == .year ? 4 : 2 }
  }

  /// A format for a locale's order and separators, in the Gregorian calendar.
  public init(locale: Locale) {
    let template = DateFormatter.dateFormat(fromTemplate: "ddMMyyyy", options: 0, locale: locale)
    self.init(dateFormat: template ?? "yyyy-MM-dd")
  }

  /// A format from a pattern of `d`, `M` and `y` (Unicode Technical Standard 35); how many of each
  /// does not matter.
  init(dateFormat: String) {
    var fields: [Field] = []
    var pattern = ""
    for character in dateFormat {
      if let field = Field(rawValue: character) {
        guard !fields.contains(field) else { continue }
        fields.append(field)
        pattern += String(repeating: "#", count: field.length)
      } else if !character.isLetter, character != "'", !character.isInvisible {
        pattern.append(character)
      }
    }
    self.fields = fields
    self.pattern = PatternFormat(pattern)
  }

  /// The date's parts; nil while it is not complete or there is no such day.
  public func components(from text: String) -> DateComponents? {
    var digits = value(of: text)[...]
    var components = DateComponents()
    for field in fields {
      guard digits.count >= field.length, let number = Int(digits.prefix(field.length))
      else { return nil }
      digits = digits.dropFirst(field.length)
      switch field {
      case .day: components.day = number
      case .month: components.month = number
      case .year: components.year = number
      }
    }
    return components.isValidDate(in: Calendar(identifier: .gregorian)) ? components : nil
  }

  /// The digits, up to those of day, month and year.
  public func significant(in text: [Character]) -> [PlacedCharacter] {
    pattern.significant(in: text)
  }

  /// The digits in the order of the format; single ones before a separator are filled up.
  public func significant(inPasted text: String) -> [Character] {
    text.reduce(into: []) { found, character in
      if let accepted = accept(character, after: found, before: []) { found = accepted }
    }
  }

  /// A digit counts; a separator counts as the zero that a single digit lacks.
  public func accept(
    _ typed: Character, after: [Character], before: [Character]
  ) -> [Character]? {
    if typed.decimalDigit != nil { return pattern.accept(typed, after: after, before: before) }
    guard before.isEmpty, typed.isPunctuation || typed.isWhitespace || typed.isMathSymbol,
      let single = after.last, isSingleDigit(after.count)
    else { return nil }
    return after.dropLast() + ["0", single]
  }

  /// Whether the last of so many digits is the first of a day or a month.
  private func isSingleDigit(_ count: Int) -> Bool {
    var end = 0
    for field in fields {
      if count == end + 1 { return field != .year }
      end += field.length
    }
    return false
  }

  /// The digits with the separators of the locale, of which the next comes with the digit behind it.
  public func layout(_ significant: [Character]) -> [FormatPiece] { pattern.layout(significant) }
}

extension Character {
  /// A mark of direction, as Arabic and Hebrew date formats have.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}
