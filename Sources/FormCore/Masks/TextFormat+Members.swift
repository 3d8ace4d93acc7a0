import Foundation

extension TextFormat where Self == CardNumberFormat {
  /// The number of a payment card in the groups that are printed on it.
  public static var cardNumber: CardNumberFormat { CardNumberFormat() }
}

extension TextFormat where Self == IBANFormat {
  /// An international bank account number in groups of four.
  public static var iban: IBANFormat { IBANFormat() }
}

extension TextFormat where Self == PhoneNumberFormat {
  /// A telephone number, international with its country code set apart.
  public static var phoneNumber: PhoneNumberFormat { PhoneNumberFormat() }

  /// The same, with a pattern for national numbers: `.phoneNumber(national: "(###) ###-####")`.
  public static func phoneNumber(national pattern: String) -> PhoneNumberFormat {
    PhoneNumberFormat(national: pattern)
  }
}

extension TextFormat where Self == DateFormat {
  /// A date of digits in a locale's order; without one in that of the person's locale.
  public static func date(locale: Locale? = nil) -> DateFormat { DateFormat(locale: locale) }
}

extension TextFormat where Self == DecimalFormat {
  /// A number with the separators of a locale, of which either may be typed; without one with those of
  /// the person's locale.
  public static func decimal(
    locale: Locale? = nil, maximumFractionDigits: Int = 2, allowsNegative: Bool = false
  ) -> DecimalFormat {
    DecimalFormat(
      locale: locale, maximumFractionDigits: maximumFractionDigits, allowsNegative: allowsNegative)
  }
}

extension TextFormat where Self == PatternFormat {
  /// A text in groups: `#` stands for a digit, `A` for a letter, `*` for either.
  public static func pattern(_ pattern: String, isUppercased: Bool = false) -> PatternFormat {
    PatternFormat(pattern, isUppercased: isUppercased)
  }
}
