import DisplayTree

/// How a gauge shows its value and labels: along a bar or around a ring.
///
/// Source: Apple's SwiftUI, `GaugeStyle`.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge style is given.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The value in words.
  public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The least value in words.
  public struct MinimumValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The greatest value in words.
  public struct MaximumValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// Where in the range the value stands, 0…1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// A style that the page draws itself.
protocol BuiltInGaugeStyle: GaugeStyle {
  nonisolated var look: ProgressLook { get }
}

extension BuiltInGaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GaugeElement(
      value: configuration.value, look: look, label: configuration.label,
      valueLabels: configuration.currentValueLabel)
  }
}

/// A bar, as `linearCapacity`.
public struct DefaultGaugeStyle: BuiltInGaugeStyle {
  nonisolated public init() {}
  var look: ProgressLook { ProgressLook(variant: .linear) }
}

/// A bar that fills from leading to trailing.
public struct LinearCapacityGaugeStyle: BuiltInGaugeStyle {
  nonisolated public init() {}
  var look: ProgressLook { ProgressLook(variant: .linear) }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: BuiltInGaugeStyle {
  nonisolated public init() {}
  var look: ProgressLook { ProgressLook(variant: .circular) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
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
