import Foundation

/// A value with the format that it is shown in, in the language of whoever looks at it.
struct FormattedText: Equatable {
  private let value: any FormattedInput

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    value = Formatted(input: input, format: format)
  }

  func text(in locale: Locale) -> String { value.text(in: locale) }

  static func == (a: Self, b: Self) -> Bool { a.value.isEqual(to: b.value) }
}

private protocol FormattedInput {
  func text(in locale: Locale) -> String
  func isEqual(to other: any FormattedInput) -> Bool
}

private struct Formatted<F: FormatStyle>: FormattedInput
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  /// A format with a locale of its own keeps it.
  func text(in locale: Locale) -> String {
    let hasOwnLocale = format != format.locale(.autoupdatingCurrent)
    return (hasOwnLocale ? format : format.locale(locale)).format(input)
  }

  func isEqual(to other: any FormattedInput) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && format == other.format
  }
}
