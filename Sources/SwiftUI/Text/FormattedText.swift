import Foundation

/// A value with the format that it is shown in, in the language of whoever looks at it.
struct FormattedText: Equatable {
  private let value: any FormattedInput

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    value = Formatted(input: input, format: format)
  }

  func text(in environment: EnvironmentValues) -> String { value.text(in: environment) }

  /// Whether the time zone and the calendar count.
  var isDated: Bool { value.isDated }

  static func == (a: Self, b: Self) -> Bool { a.value.isEqual(to: b.value) }
}

private protocol FormattedInput {
  var isDated: Bool { get }
  func text(in environment: EnvironmentValues) -> String
  func isEqual(to other: any FormattedInput) -> Bool
}

private struct Formatted<F: FormatStyle>: FormattedInput
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  /// Types are compared first: a cast to a protocol costs more.
  var isDated: Bool { F.FormatInput.self == Date.self || F.FormatInput.self == Range<Date>.self }

  /// A format with a locale, a time zone or a calendar of its own keeps it.
  func text(in environment: EnvironmentValues) -> String {
    let hasOwnLocale = format != format.locale(.autoupdatingCurrent)
    let format = hasOwnLocale ? format : format.locale(environment.locale)
    guard isDated, let dated = format as? any DatedFormat else { return format.format(input) }
    return (dated.placed(in: environment) as? F ?? format).format(input)
  }

  func isEqual(to other: any FormattedInput) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && format == other.format
  }
}

/// A format of dates, which come out differently by time zone and calendar.
private protocol DatedFormat {
  func placed(in environment: EnvironmentValues) -> Self
}

extension Date.FormatStyle: DatedFormat {
  fileprivate func placed(in environment: EnvironmentValues) -> Self {
    var copy = self
    if timeZone == .autoupdatingCurrent { copy.timeZone = environment.timeZone }
    if calendar == .autoupdatingCurrent { copy.calendar = environment.calendar }
    return copy
  }
}

extension Date.IntervalFormatStyle: DatedFormat {
  fileprivate func placed(in environment: EnvironmentValues) -> Self {
    var copy = self
    if timeZone == .autoupdatingCurrent { copy.timeZone = environment.timeZone }
    if calendar == .autoupdatingCurrent { copy.calendar = environment.calendar }
    return copy
  }
}

extension Date.RelativeFormatStyle: DatedFormat {
  fileprivate func placed(in environment: EnvironmentValues) -> Self {
    guard calendar == .autoupdatingCurrent else { return self }
    var copy = self
    copy.calendar = environment.calendar
    return copy
  }
}
