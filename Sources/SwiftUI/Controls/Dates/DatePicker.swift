import DisplayTree
import Foundation

/// A control for choosing a date, a time, or both.
///
/// The native inputs show and take them in the time zone of the environment. A date outside the
/// range is moved to its nearest end; a half typed one changes nothing.
///
/// Source: Apple's SwiftUI, `DatePicker`.
nonisolated public struct DatePicker<Label: View>: View {
  /// What a date picker shows, in the spelling inside of the type.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let bounds: DateBounds
  let components: Components
  let label: Label

  @Environment(\.datePickerStyleInForce) private var style

  /// The picker in the style of your own that is in force, else the browser's inputs.
  @MainActor public var body: some View {
    let style = style?.style
    if let style, !(style is any BuiltInDatePickerStyle) {
      styled(by: style)
    } else {
      DatePickerElement(
        selection: selection, bounds: bounds, parts: components.parts,
        variant: (style as? any BuiltInDatePickerStyle)?.variant ?? .automatic, content: label)
    }
  }

  @MainActor private func styled<S: DatePickerStyle>(by style: S) -> AnyView {
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: AnyView(label)), selection: selection, bounds: bounds,
      components: components)
    return AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.datePickerStyleInForce, nil))
  }

  nonisolated init(
    _ selection: Binding<Date>, _ bounds: DateBounds, _ components: Components, _ label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }
}

/// The parts of a date that a date picker shows.
///
/// Source: Apple's SwiftUI, `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
  /// A bit for each part: `hourAndMinute` (1), `date` (2).
  public let rawValue: UInt

  /// The parts whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day, to the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)

  var parts: ControlTraits.DateParts {
    var parts: ControlTraits.DateParts = []
    if contains(.date) { parts.insert(.date) }
    if contains(.hourAndMinute) { parts.insert(.time) }
    return parts
  }
}

extension DatePicker {
  /// A picker for any date, with a label of any views.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(), displayedComponents, label())
  }

  /// The same for dates from the first to the last of a range.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }

  /// The same for dates from one on.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }

  /// The same for dates up to one.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// A picker for any date, with a title that is looked up in the session's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, Text(titleKey))
  }

  /// The same for dates from the first to the last of a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  /// The same for dates from one on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  /// The same for dates up to one.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  /// A picker for any date, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, Text(title))
  }

  /// The same for dates from the first to the last of a range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }

  /// The same for dates from one on.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }

  /// The same for dates up to one.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }
}
