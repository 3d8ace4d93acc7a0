import FormCore
import SwiftUI

/// What stands behind the text in a field: a text as it is, one that a format lays out, or a value.
@MainActor enum FieldEntry {
  case text(Binding<String>)
  case formatted(Binding<String>, any TextFormat)
  case value(any EntryValue)

  /// The same with formats that follow the person, for who fills the form in.
  func adapted(to locale: EntryLocale) -> FieldEntry {
    switch self {
    case .text: self
    case .formatted(let text, let format): .formatted(text, format.adapted(to: locale.locale))
    case .value(let value): .value(value.adapted(to: locale))
    }
  }

  /// What the field shows when nobody is typing in it.
  var text: String {
    switch self {
    case .text(let text), .formatted(let text, _): text.wrappedValue
    case .value(let value): value.text
    }
  }
}

/// A value seen as the text of a field.
@MainActor protocol EntryValue {
  /// The value as its format writes it; empty while there is none.
  var text: String { get }
  /// What it is called that a text does not stand for.
  var issue: FormCore.Issue.Code { get }
  /// Takes the value that a text stands for; false when it stands for none.
  func take(_ text: String) -> Bool
  /// Takes the value as the format writes it, unless the format cannot read its own text.
  func round()
  /// The same with a format that follows the person.
  func adapted(to locale: EntryLocale) -> any EntryValue
}

/// A value that is always there: a text that stands for none leaves it as it was.
struct RequiredEntryValue<F: ParseableFormatStyle>: EntryValue where F.FormatOutput == String {
  let value: Binding<F.FormatInput>
  let format: F

  var text: String { format.format(value.wrappedValue) }
  var issue: FormCore.Issue.Code { format.entryIssue }

  func adapted(to locale: EntryLocale) -> any EntryValue {
    RequiredEntryValue(value: value, format: locale.adapt(format))
  }

  func round() {
    if let parsed = format.entry(text) { value.wrappedValue = parsed }
  }

  func take(_ text: String) -> Bool {
    guard let parsed = format.entry(text) else { return false }
    value.wrappedValue = parsed
    return true
  }
}

/// A value that may be missing: an empty text means none, and so does one that stands for no value.
struct OptionalEntryValue<F: ParseableFormatStyle>: EntryValue where F.FormatOutput == String {
  let value: Binding<F.FormatInput?>
  let format: F

  var text: String { value.wrappedValue.map(format.format) ?? "" }
  var issue: FormCore.Issue.Code { format.entryIssue }

  func adapted(to locale: EntryLocale) -> any EntryValue {
    OptionalEntryValue(value: value, format: locale.adapt(format))
  }

  func round() {
    if let parsed = format.entry(text) { value.wrappedValue = parsed }
  }

  func take(_ text: String) -> Bool {
    let parsed = format.entry(text)
    value.wrappedValue = parsed
    return parsed != nil || text.allSatisfy(\.isWhitespace)
  }
}
