import DisplayTree
import Foundation
import ViewGraph

/// The element of a date picker.
nonisolated struct DatePickerElement<Content: View>: ValueView {
  let selection: Binding<Date>
  let bounds: DateBounds
  let parts: ControlTraits.DateParts
  let variant: ControlTraits.Variant
  let content: Content

  var kind: Element.Kind { .datePicker }

  @MainActor func value(in context: ElementContext) -> String {
    spelling(in: context.environment).text(of: selection.wrappedValue)
  }

  @MainActor func fill(_ control: inout ControlTraits, in environment: EnvironmentValues) {
    let spelling = spelling(in: environment)
    control.variant = variant
    control.dateParts = parts
    control.minimum = bounds.lower.map(spelling.text)
    control.maximum = bounds.upper.map(spelling.text)
  }

  @MainActor func choose(_ value: String, in context: ElementContext) {
    let spelling = spelling(in: context.environment)
    let old = selection.location.peek()
    guard let date = spelling.date(of: value, keeping: old) else { return }
    selection.wrappedValue = bounds.clamp(date)
  }

  @MainActor private func spelling(in environment: EnvironmentValues) -> DateSpelling {
    DateSpelling(parts: parts, timeZone: environment.timeZone)
  }
}

/// The dates that may be chosen.
struct DateBounds: Equatable, Sendable {
  var lower: Date?
  var upper: Date?

  init() {}

  init(_ range: ClosedRange<Date>) {
    lower = range.lowerBound
    upper = range.upperBound
  }

  init(_ range: PartialRangeFrom<Date>) { lower = range.lowerBound }

  init(_ range: PartialRangeThrough<Date>) { upper = range.upperBound }

  func clamp(_ date: Date) -> Date {
    min(max(date, lower ?? date), upper ?? .distantFuture)
  }
}
