import DisplayTree
import Foundation

/// Dates as the native inputs spell them: `2024-05-01`, `14:30`, `2024-05-01T14:30`.
///
/// Source: HTML Living Standard, valid date, time and local date and time strings; they count in
/// the proleptic Gregorian calendar whatever calendar the person uses.
struct DateSpelling {
  let parts: ControlTraits.DateParts
  private let calendar: Calendar

  init(parts: ControlTraits.DateParts, timeZone: TimeZone) {
    self.parts = parts
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  func text(of date: Date) -> String {
    let fields = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    var texts: [String] = []
    if parts.contains(.date) {
      texts.append(
        [padded(fields.year, 4), padded(fields.month, 2), padded(fields.day, 2)]
          .joined(separator: "-"))
    }
    if parts.contains(.time) {
      texts.append([padded(fields.hour, 2), padded(fields.minute, 2)].joined(separator: ":"))
    }
    return texts.joined(separator: "T")
  }

  /// The date that a text stands for; the parts that are not shown stay as in the old date.
  func date(of text: String, keeping old: Date) -> Date? {
    var fields = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: old)
    var texts = text.split(separator: "T", omittingEmptySubsequences: false)[...]
    if parts.contains(.date) {
      guard let numbers = numbers(in: texts.popFirst(), separator: "-"), numbers.count == 3,
        (1...9999).contains(numbers[0])
      else { return nil }
      (fields.year, fields.month, fields.day) = (numbers[0], numbers[1], numbers[2])
    }
    if parts.contains(.time) {
      guard let numbers = numbers(in: texts.popFirst(), separator: ":"), numbers.count >= 2
      else { return nil }
      (fields.hour, fields.minute) = (numbers[0], numbers[1])
      fields.second = numbers.count > 2 ? numbers[2] : 0
    }
    fields.calendar = calendar
    guard texts.isEmpty, fields.isValidDate else { return nil }
    return calendar.date(from: fields)
  }

  private func numbers(in text: Substring?, separator: Character) -> [Int]? {
    guard let text else { return nil }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
    return numbers.count == parts.count ? numbers : nil
  }

  private func padded(_ number: Int?, _ length: Int) -> String {
    let text = String(max(number ?? 0, 0))
    return String(repeating: "0", count: max(length - text.count, 0)) + text
  }
}
