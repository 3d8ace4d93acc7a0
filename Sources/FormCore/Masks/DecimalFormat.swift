import Foundation

/// A number with the separators of a locale.
///
/// Either separator may be typed. The one that the locale groups by is taken for the decimal one
/// until what stands behind it makes it a group: "1,5" is one and a half also where one writes
/// "1.5", and "1,500" is fifteen hundred there. So no comma is ever dropped unseen.
public struct DecimalFormat: TextFormat {
  /// How many digits may stand behind the decimal separator.
  public let maximumFractionDigits: Int
  /// Whether a minus sign may stand before the number.
  public let allowsNegative: Bool
  private var marks: DecimalMarks
  /// The locale that is followed; nil when one was given.
  private var followed: Locale?

  /// A format for a locale: a whole number when it has no fraction digits.
  ///
  /// - Parameters:
  ///   - locale: Without one the locale of who fills in the form.
  ///   - maximumFractionDigits: How many digits may stand behind the decimal separator.
  ///   - allowsNegative: Whether a minus sign may stand before the number.
  public init(
    locale: Locale? = nil, maximumFractionDigits: Int = 2, allowsNegative: Bool = false
  ) {
    self.maximumFractionDigits = max(maximumFractionDigits, 0)
    self.allowsNegative = allowsNegative
    marks = DecimalMarks(locale ?? .current)
    if locale == nil { followed = .current }
  }

  /// With the separators of the locale, unless one was given.
  public func adapted(to locale: Locale) -> DecimalFormat {
    guard let followed, followed != locale else { return self }
    var format = self
    format.marks = DecimalMarks(locale)
    format.followed = locale
    return format
  }

  /// The same number with this format's separators.
  public func converted(_ text: String, from other: DecimalFormat) -> String {
    other.marks == marks ? text : String(layout(Array(other.value(of: text))).map(\.character))
  }

  /// The number; nil while there is none, as for "-".
  public func number(from text: String) -> Decimal? {
    let value = value(of: text)
    guard value.contains(where: \.isNumber) else { return nil }
    return Decimal(string: value, locale: Locale(identifier: "en_US_POSIX"))
  }

  /// Digits, a minus sign and "." as decimal separator.
  public func value(of text: String) -> String {
    String(resolved(significant(in: text.writtenCharacters).map(\.character)))
  }

  /// The number as the locale writes it: a separator that was undecided is the decimal one now.
  public func finished(_ text: String) -> String {
    String(layout(Array(value(of: text))).map(\.character))
  }

  // MARK: What counts

  /// `Decimal` holds 38 digits exactly; further ones would be rounded away.
  static let maximumDigits = 38

  /// "." is the decimal separator, "," the other one while it may still become that.
  private static let decimal: Character = "."
  private static let undecided: Character = ","

  private func resolved(_ significant: [Character]) -> [Character] {
    significant.map { $0 == Self.undecided ? Self.decimal : $0 }
  }

  /// A minus sign, digits and a decimal separator, which may be undecided yet.
  public func significant(in text: [Character]) -> [PlacedCharacter] {
    let isGrouped = isOwnLayout(text)
    var found: [PlacedCharacter] = []
    var hasMark = false
    for (offset, character) in text.enumerated() {
      var counted = character.decimalDigit
      if DecimalMarks.isMinus(character), found.isEmpty { counted = "-" }
      if !hasMark, character == marks.decimal { counted = Self.decimal }
      if !hasMark, !isGrouped, character == marks.group, marks.canBeDecimal(character) {
        counted = Self.undecided
      }
      guard let counted else { continue }
      if counted == Self.decimal || counted == Self.undecided { hasMark = true }
      found.append(PlacedCharacter(counted, at: offset))
    }
    return found
  }

  /// Whether the groups are those that the format itself makes.
  private func isOwnLayout(_ text: [Character]) -> Bool {
    let whole = text.prefix { $0 != marks.decimal }.filter { !DecimalMarks.isMinus($0) }
      .map { $0.decimalDigit ?? $0 }
    guard whole.contains(marks.group) else { return false }
    return grouped(whole.compactMap(\.decimalDigit)).map(\.character) == whole
  }

  /// A digit counts while the fraction has room, a separator once, a minus sign at the beginning.
  public func accept(
    _ typed: Character, after: [Character], before: [Character]
  ) -> [Character]? {
    if DecimalMarks.isMinus(typed) {
      let isFree = allowsNegative && after.isEmpty && before.first != "-"
      return isFree ? ["-"] : nil
    }
    guard after.count + before.count < Self.maximumDigits, !after.isEmpty || before.first != "-"
    else { return nil }
    let fraction = after.firstIndex(where: isMark).map { after.count - $0 - 1 }
    if let digit = typed.decimalDigit {
      let behind = before.firstIndex(where: isMark) == nil ? before.count : 0
      guard let fraction, fraction + behind >= maximumFractionDigits else { return after + [digit] }
      return after[after.count - 1 - fraction] == Self.undecided ? after + [digit] : nil
    }
    guard marks.canBeDecimal(typed), fraction == nil, !before.contains(where: isMark),
      before.count <= maximumFractionDigits, maximumFractionDigits > 0
    else { return nil }
    return after + [typed == marks.group ? Self.undecided : Self.decimal]
  }

  private func isMark(_ character: Character) -> Bool {
    character == Self.decimal || character == Self.undecided
  }

  /// All digits of a fraction are kept, also more than there may be: a rule says so, and nobody's
  /// amount is cut unseen.
  public func significant(inPasted text: String) -> [Character] {
    let characters = text.writtenCharacters
    let mark = marks.decimalIndex(in: characters) { isOwnLayout($0) }
    var found: [Character] = []
    for (index, character) in characters.enumerated() where found.count < Self.maximumDigits {
      if index == mark {
        found.append(Self.decimal)
      } else if allowsNegative, DecimalMarks.isMinus(character), found.isEmpty {
        found.append("-")
      } else if let digit = character.decimalDigit {
        found.append(digit)
      }
    }
    return found
  }

  // MARK: Layout

  /// Digits in the groups of the locale, unless the separator is undecided: then as they were typed.
  public func layout(_ significant: [Character]) -> [FormatPiece] {
    var rest = significant[...]
    var pieces: [FormatPiece] = []
    if rest.first == "-" { pieces.append(FormatPiece(rest.removeFirst())) }
    let whole = rest.prefix { !isMark($0) }
    rest = rest.dropFirst(whole.count)
    guard rest.first != Self.undecided else {
      return pieces + (whole + [marks.group] + rest.dropFirst()).map { FormatPiece($0) }
    }
    let mark = rest.isEmpty ? [] : [FormatPiece(marks.decimal)]
    return pieces + grouped(Array(whole)) + mark + rest.dropFirst().map { FormatPiece($0) }
  }

  /// "0001" is no thousand: what begins with zero has no groups.
  private func grouped(_ digits: [Character]) -> [FormatPiece] {
    let hasGroups = digits.first != "0"
    return digits.indices.flatMap { index in
      let isNewGroup = hasGroups && index > 0 && marks.beginsGroup(digits.count - index)
      let separator = isNewGroup ? [FormatPiece(marks.group, isSeparator: true)] : []
      return separator + [FormatPiece(digits[index])]
    }
  }
}
