import DisplayTree

/// How a progress view shows its share: along a bar or around a ring.
///
/// Source: Apple's SwiftUI, `ProgressViewStyle`.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view style is given.
public struct ProgressViewStyleConfiguration {
  /// What is going on.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// How far it has come.
  public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// 0…1; nil while nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// How the page draws progress by itself.
struct ProgressLook: Equatable {
  var variant: ControlTraits.Variant
  var tint: Paint?
}

/// A style that the page draws itself.
protocol BuiltInProgressViewStyle: ProgressViewStyle {
  nonisolated var look: ProgressLook { get }
}

extension BuiltInProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(
      fraction: configuration.fractionCompleted, look: look, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// A bar for known progress, something that turns otherwise.
public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
  nonisolated public init() {}
  var look: ProgressLook { ProgressLook(variant: .automatic) }
}

/// A bar; without a value a piece of it wanders.
public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
  nonisolated let tint: Color?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint }

  var look: ProgressLook { ProgressLook(variant: .linear, tint: tint?.paint) }
}

/// A ring; without a value a spinner.
public struct CircularProgressViewStyle: BuiltInProgressViewStyle {
  nonisolated let tint: Color?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint }

  var look: ProgressLook { ProgressLook(variant: .circular, tint: tint?.paint) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  var progressViewStyleInForce: StyleInForce<any ProgressViewStyle>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }

  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: StyleInForce<any ProgressViewStyle>? { nil }
  }
}

extension View {
  /// Sets the look of progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyleInForce, StyleInForce(style) { $0 })
  }
}
