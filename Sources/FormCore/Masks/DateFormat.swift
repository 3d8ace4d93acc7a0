import Foundation

/// A date of digits in a locale's order: "31.12.2026", "12/31/2026", "2026/12/31".
///
/// A separator typed after a single digit fills it up: "1/" becomes "01".
///
/// Years are those of the Gregorian calendar to everybody: who counts 1405 or 2569 types another year, which
/// a rule for the range tells.
public struct DateFormat: TextFormat {
  private let fields: [Field]
  private let pattern: PatternFormat
  /// The locale that is followed; nil when one was given.
  private var followed: Locale?

  private enum Field: Character, Hashable, Sendable {
    case day = "d"
    case month = "M"
    case year = "y"

    var length: Int { self == .year ? 4 : 2 }

    func digits(of date: DateComponents) -> [Character] {
      let number = self == .day ? date.day : self == .month ? date.month : date.year
      let digits = String(number ?? 0)
      return Array(repeating: "0", count: max(length - digits.count, 0)) + digits
    }
  }

  /// A format for a locale's order and separators, in the Gregorian calendar.
  ///
  /// - Parameter locale: Without one the locale of who fills in the form.
  public init(locale: Locale? = nil) {
    self.init(order: locale ?? .current)
    if locale == nil { followed = .current }
  }

  private init(order locale: Locale) {
    let template = DateFormatter.dateFormat(fromTemplate: "ddMMyyyy", options: 0, locale: locale)
    self.init(dateFormat: template ?? "yyyy-MM-dd")
  }

  /// The order of the locale, unless one was given.
  public func adapted(to locale: Locale) -> DateFormat {
    guard let followed, followed != locale else { return self }
    var format = DateFormat(order: locale)
    format.followed = locale
    return format
  }

  /// The same day in this order; what is no whole date stays as it is.
  public func converted(_ text: String, from other: DateFormat) -> String {
    guard other.fields != fields || other.pattern != pattern,
      let date = other.components(from: text)
    else { return text }
    return String(layout(fields.flatMap { $0.digits(of: date) }).map(\.character))
  }

  /// A format from a pattern of `d`, `M` and `y` (Unicode Technical Standard 35); how many of each does not
  /// matter. Letters are left out, and where the separators differ, as around a month in words, all are "/".
  init(dateFormat: String) {
    var fields: [Field] = []
    var behind: [String] = []
    for character in dateFormat {
      if let field = Field(rawValue: character) {
        guard !fields.contains(field) else { continue }
        fields.append(field)
        behind.append("")
      } else if !fields.isEmpty, !character.isLetter, character != "'", !character.isInvisible {
        behind[behind.count - 1].append(character)
      }
    }
    let between = behind.dropLast()
    let isUsable = Set(between).count == 1 && between.first?.isEmpty == false
    self.fields = fields
    pattern = PatternFormat(
      fields.map { String(repeating: "#", count: $0.length) }
        .joined(separator: isUsable ? between[0] : "/"))
  }

  /// The date's parts; nil while it is not complete or there is no such day.
  public func components(from text: String) -> DateComponents? {
    if let date = dateInOtherOrder(text) { return valid(date) }
    var digits = String(significant(in: text.writtenCharacters).map(\.character))[...]
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
    return valid(components)
  }

  private func valid(_ components: DateComponents) -> DateComponents? {
    components.isValidDate(in: Calendar(identifier: .gregorian)) ? components : nil
  }

  /// The day as ISO 8601 writes it, "2026-12-31", so that it is the same day to everybody; the digits as
  /// they were typed while they are none.
  public func value(of text: String) -> String {
    guard let date = components(from: text) else {
      return String(significant(in: text.writtenCharacters).map(\.character))
    }
    let parts = [Field.year, .month, .day].map { String($0.digits(of: date)) }
    return parts.joined(separator: "-")
  }

  /// The digits, up to those of day, month and year.
  public func significant(in text: [Character]) -> [PlacedCharacter] {
    pattern.significant(in: text)
  }

  /// The digits in the order of the format; single ones before a separator are filled up. A date with
  /// its year at the other end, as in "2026-12-31", which is what browsers fill in, is put into order.
  public func significant(inPasted text: String) -> [Character] {
    if let date = dateInOtherOrder(text) { return fields.flatMap { $0.digits(of: date) } }
    return text.reduce(into: []) { found, character in
      if let accepted = accept(character, after: found, before: []) { found = accepted }
    }
  }

  /// Behind a year that comes first stands the month (ISO 8601); before one that comes last stands what
  /// does in this format, unless no month has such a number.
  private func dateInOtherOrder(_ text: String) -> DateComponents? {
    let groups = text.split { $0.decimalDigit == nil }.map { String($0.compactMap(\.decimalDigit)) }
    guard groups.count == 3, groups[1].count <= 2 else { return nil }
    let isYearFirst = groups[0].count == 4 && groups[2].count <= 2
    let isYearLast = groups[2].count == 4 && groups[0].count <= 2
    guard isYearFirst || isYearLast, isYearFirst != (fields.first == .year) else { return nil }
    let numbers = groups.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    if isYearFirst {
      return DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
    }
    let isMonthFirst = fields.filter { $0 != .year } == [.month, .day] && numbers[0] <= 12
    let (month, day) = isMonthFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
    return DateComponents(year: numbers[2], month: month, day: day)
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
