import SwiftUI

/// Who fills in a field, as far as formats ask: a server speaks to people of many countries at once.
struct EntryLocale: Equatable {
  let locale: Locale
  let timeZone: TimeZone
  let calendar: Calendar

  /// A format that was given a locale, a time zone or a calendar keeps it.
  func adapt<F: FormatStyle>(_ format: F) -> F {
    let isOpen = format == format.locale(.autoupdatingCurrent)
    let format = isOpen ? format.locale(locale) : format
    guard var dates = format as? Date.FormatStyle else { return format }
    if dates.timeZone == .autoupdatingCurrent { dates.timeZone = timeZone }
    if dates.calendar == .autoupdatingCurrent { dates.calendar = calendar }
    return dates as? F ?? format
  }
}
