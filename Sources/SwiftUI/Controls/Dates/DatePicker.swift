import DisplayTree
import Foundation

/// A control for choosing a date, a time, or both.
///
/// The native inputs show and take them in the time zone of the environment. A date outside the
/// range is moved to its nearest end; a half typed one changes nothing.
///
/// Source: Apple's SwiftUI, `DatePicker`.
nonisolated public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let bounds: DateBounds
  let components: Components
  let label: Label

  @Environment(\.datePickerStyleInForce) private var style

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
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)

  var parts: ControlTraits.DateParts {
    var parts: ControlTraits.DateParts = []
    if contains(.date) { parts.insert(.date) }
    if contains(.hourAndMinute) { parts.insert(.time) }
    return parts
  }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(), displayedComponents, label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(range), displayedComponents, Text(title))
  }
}
