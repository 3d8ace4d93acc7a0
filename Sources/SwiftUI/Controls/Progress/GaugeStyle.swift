import DisplayTree

/// How a gauge shows its value and labels: along a bar or around a ring.
///
/// Source: Apple's SwiftUI, `GaugeStyle`.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// The gauge, as the style gets to see it.
  typealias Configuration = GaugeStyleConfiguration

  /// The gauge in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge as a style gets to see it: its share of the range and the labels it was given.
///
/// Source: Apple's SwiftUI, `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label: View {
    let content: AnyView

    /// What the gauge was given as its label.
    public var body: some View { content }
  }

  /// The value in words.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// What the gauge was given to say its value.
    public var body: some View { content }
  }

  /// The least value in words.
  public struct MinimumValueLabel: View {
    let content: AnyView

    /// What the gauge was given to say the lower end of the range.
    public var body: some View { content }
  }

  /// The greatest value in words.
  public struct MaximumValueLabel: View {
    let content: AnyView

    /// What the gauge was given to say the upper end of the range.
    public var body: some View { content }
  }

  /// Where in the range the value stands, 0…1.
  public var value: Double
  /// What is measured, to be placed in the style's body.
  public var label: Label
  /// The value in words; nil when the gauge was given none.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower end of the range in words; nil when the gauge was given none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper end of the range in words; nil when the gauge was given none.
  public var maximumValueLabel: MaximumValueLabel?
}

/// A style that the page draws itself.
protocol BuiltInGaugeStyle: GaugeStyle {
  nonisolated var look: ProgressLook { get }
}

extension BuiltInGaugeStyle {
  /// The page's own bar or ring. Called by hand it draws no words for the ends of the range.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(
      value: configuration.value, look: look, label: configuration.label,
      valueLabels: configuration.currentValueLabel)
  }
}

/// A bar, as `linearCapacity`.
///
/// Source: Apple's SwiftUI, `DefaultGaugeStyle`.
public struct DefaultGaugeStyle: BuiltInGaugeStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}
  var look: ProgressLook { ProgressLook(variant: .linear) }
}

/// A bar that fills from leading to trailing.
///
/// Source: Apple's SwiftUI, `LinearCapacityGaugeStyle`.
public struct LinearCapacityGaugeStyle: BuiltInGaugeStyle {
  /// Has nothing to set; `.linearCapacity` spells the same.
  nonisolated public init() {}
  var look: ProgressLook { ProgressLook(variant: .linear) }
}

/// A ring that fills.
///
/// Source: Apple's SwiftUI, `AccessoryCircularCapacityGaugeStyle`.
public struct AccessoryCircularCapacityGaugeStyle: BuiltInGaugeStyle {
  /// Has nothing to set; `.accessoryCircularCapacity` spells the same.
  nonisolated public init() {}
  var look: ProgressLook { ProgressLook(variant: .circular) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that fills from leading to trailing.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// Drawn as `automatic`.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring of 44 points that fills clockwise from the top.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension EnvironmentValues {
  var gaugeStyleInForce: StyleInForce<any GaugeStyle>? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }

  private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: StyleInForce<any GaugeStyle>? { nil }
  }
}

extension View {
  /// Sets the look of gauges in this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyleInForce, StyleInForce(style) { $0 })
  }
}
