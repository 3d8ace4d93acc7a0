import DisplayTree

/// How a date picker is made of its label and its date.
///
/// Source: Apple's SwiftUI, `DatePickerStyle`. Every built-in style shows the browser's own inputs
/// with the browser's own calendar.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// The date picker, as the style gets to see it.
  typealias Configuration = DatePickerStyleConfiguration

  /// The date picker in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A date picker as a style gets to see it: label, date, range and the parts that are shown.
///
/// Source: Apple's SwiftUI, `DatePickerStyleConfiguration`.
public struct DatePickerStyleConfiguration {
  /// The date picker's label.
  public struct Label: View {
    let content: AnyView

    /// What the date picker was given as its label.
    public var body: some View { content }
  }

  /// The date picker's label, to be placed in the style's body.
  public let label: Label
  /// The chosen date; what is written is not moved into the range.
  /// The earliest date of the range; nil where it has no beginning.
  @Binding public var selection: Date
  public var minimumDate: Date? { bounds.lower }
  /// The latest date of the range; nil where it has no end.
  public var maximumDate: Date? { bounds.upper }
  /// Whether day, time or both are to be shown.
  public let displayedComponents: DatePickerComponents
  let bounds: DateBounds

  init(
    label: Label, selection: Binding<Date>, bounds: DateBounds, components: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.bounds = bounds
    displayedComponents = components
  }
}

/// A style that the page draws itself.
protocol BuiltInDatePickerStyle: DatePickerStyle {
  nonisolated var variant: ControlTraits.Variant { get }
}

extension BuiltInDatePickerStyle {
  /// The browser's own inputs for the parts that are shown.
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerElement(
      selection: configuration.$selection, bounds: configuration.bounds,
      parts: configuration.displayedComponents.parts, variant: variant,
      content: configuration.label)
  }
}

/// The browser's own inputs.
///
/// Source: Apple's SwiftUI, `DefaultDatePickerStyle`.
public struct DefaultDatePickerStyle: BuiltInDatePickerStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .automatic }
}

/// The browser's own inputs, as `automatic`.
///
/// Source: Apple's SwiftUI, `CompactDatePickerStyle`.
public struct CompactDatePickerStyle: BuiltInDatePickerStyle {
  /// Has nothing to set; `.compact` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .compact }
}

/// The browser's own inputs, as `automatic`: its calendar opens from them.
///
/// Source: Apple's SwiftUI, `GraphicalDatePickerStyle`.
public struct GraphicalDatePickerStyle: BuiltInDatePickerStyle {
  /// Has nothing to set; `.graphical` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .graphical }
}

/// The browser's own inputs, as `automatic`; phones show wheels of their own.
///
/// Source: Apple's SwiftUI, `WheelDatePickerStyle`.
public struct WheelDatePickerStyle: BuiltInDatePickerStyle {
  /// Has nothing to set; `.wheel` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .wheel }
}

/// The browser's own inputs, as `automatic`: each part can be typed.
///
/// Source: Apple's SwiftUI, `FieldDatePickerStyle`.
public struct FieldDatePickerStyle: BuiltInDatePickerStyle {
  /// Has nothing to set; `.field` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .field }
}

/// The browser's own inputs, as `automatic`: the arrow keys step each part.
///
/// Source: Apple's SwiftUI, `StepperFieldDatePickerStyle`.
public struct StepperFieldDatePickerStyle: BuiltInDatePickerStyle {
  /// Has nothing to set; `.stepperField` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .stepperField }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The browser's own inputs: fields with a calendar that opens from them.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Drawn as `automatic`.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Drawn as `automatic`: the calendar opens from the field and does not stand on the page.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Drawn as `automatic`; phones show wheels of their own.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// Drawn as `automatic`: each part can be typed.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// Drawn as `automatic`: the arrow keys step each part.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension EnvironmentValues {
  var datePickerStyleInForce: StyleInForce<any DatePickerStyle>? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }

  private enum DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: StyleInForce<any DatePickerStyle>? { nil }
  }
}

extension View {
  /// Sets the look of date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyleInForce, StyleInForce(style) { $0 })
  }
}
