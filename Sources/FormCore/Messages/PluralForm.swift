/// The plural forms of the world's languages.
///
/// Source: Unicode CLDR, "Language Plural Rules".
enum PluralForm: Sendable {
  case zero, one, two, few, many, other

  /// English, German and many others.
  static func ofOne(_ count: Int) -> PluralForm { count == 1 ? .one : .other }

  /// Japanese: nouns do not change.
  static func always(_ count: Int) -> PluralForm { .other }

  static func ofArabic(_ count: Int) -> PluralForm {
    switch (count, count.magnitude % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
