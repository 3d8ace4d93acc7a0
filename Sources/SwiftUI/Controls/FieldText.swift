import Foundation
import ViewGraph

/// What a field edits: text as it is, or a value through a format.
enum FieldText {
  case text(Binding<String>)
  /// Written when the field is left or Return is pressed, so that a half-typed number stands.
  indirect case formatted(any FormattedValue)

  static func value<F: ParseableFormatStyle>(
    _ binding: Binding<F.FormatInput>, _ format: F
  ) -> FieldText where F.FormatOutput == String {
    .formatted(StyledValue(binding: binding, format: format))
  }

  static func optional<F: ParseableFormatStyle>(
    _ binding: Binding<F.FormatInput?>, _ format: F
  ) -> FieldText where F.FormatOutput == String {
    .formatted(OptionalStyledValue(binding: binding, format: format))
  }

  static func formatter<V>(_ binding: Binding<V>, _ formatter: Formatter) -> FieldText {
    .formatted(FormatterValue(binding: binding, formatter: formatter))
  }

  /// The text as the value says; whoever reads it depends on the value.
  var current: String {
    switch self {
    case .text(let binding): binding.wrappedValue
    case .formatted(let value): value.text
    }
  }

  /// Whether the text may come out of an observable object.
  var mayReadObjects: Bool {
    switch self {
    case .text(let binding): binding.location.mayReadObjects
    case .formatted: true
    }
  }

  /// The text without depending on it.
  var peek: String {
    switch self {
    case .text(let binding): binding.location.peek()
    case .formatted(let value): Tracker.ignore { value.text }
    }
  }

  /// Whether it is a text behind closures, which are never the same.
  var hasClosures: Bool {
    if case .text(let binding) = self { binding.location is ClosureLocation<String> } else { false }
  }

  func isSame(as other: FieldText) -> Bool {
    switch (self, other) {
    case (.text(let a), .text(let b)): a.location.isSame(as: b.location)
    default: false
    }
  }
}

/// A value shown and read through a format.
protocol FormattedValue {
  var text: String { get }
  /// Writes the value that the text stands for; false when it stands for none.
  func commit(_ text: String) -> Bool
}

struct StyledValue<F: ParseableFormatStyle>: FormattedValue where F.FormatOutput == String {
  let binding: Binding<F.FormatInput>
  let format: F

  var text: String { format.format(binding.wrappedValue) }

  func commit(_ text: String) -> Bool {
    guard let value = try? format.parseStrategy.parse(text) else { return false }
    binding.wrappedValue = value
    return true
  }
}

struct OptionalStyledValue<F: ParseableFormatStyle>: FormattedValue
where F.FormatOutput == String {
  let binding: Binding<F.FormatInput?>
  let format: F

  var text: String { binding.wrappedValue.map(format.format) ?? "" }

  func commit(_ text: String) -> Bool {
    if text.isEmpty {
      binding.wrappedValue = nil
      return true
    }
    guard let value = try? format.parseStrategy.parse(text) else { return false }
    binding.wrappedValue = value
    return true
  }
}

struct FormatterValue<V>: FormattedValue {
  let binding: Binding<V>
  let formatter: Formatter

  var text: String { formatter.string(for: binding.wrappedValue) ?? "" }

  func commit(_ text: String) -> Bool {
    guard let value = value(of: text) else { return false }
    binding.wrappedValue = value
    return true
  }

  private func value(of text: String) -> V? {
    if let numbers = formatter as? NumberFormatter {
      guard let number = numbers.number(from: text) else { return nil }
      return number as? V ?? convert(number)
    }
    if let dates = formatter as? DateFormatter { return dates.date(from: text) as? V }
    if let dates = formatter as? ISO8601DateFormatter { return dates.date(from: text) as? V }
    return text as? V
  }

  private func convert(_ number: NSNumber) -> V? {
    switch V.self {
    case is Int.Type: number.intValue as? V
    case is Double.Type: number.doubleValue as? V
    case is Float.Type: number.floatValue as? V
    case is CGFloat.Type: CGFloat(number.doubleValue) as? V
    case is Decimal.Type: number.decimalValue as? V
    default: nil
    }
  }
}
