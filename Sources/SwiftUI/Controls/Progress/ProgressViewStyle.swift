import DisplayTree

/// How a progress view shows its share: along a bar or around a ring.
///
/// Source: Apple's SwiftUI, `ProgressViewStyle`.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// The progress, as the style gets to see it.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The progress in this style; it is made anew with each change of the share.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Progress as a style gets to see it: its share, if that is known, and its labels.
///
/// Source: Apple's SwiftUI, `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// What is going on.
  public struct Label: View {
    let content: AnyView

    /// What the progress view was given as its label.
    public var body: some View { content }
  }

  /// How far it has come.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// What the progress view was given to say its value.
    public var body: some View { content }
  }

  /// 0…1; nil while nobody knows.
  public let fractionCompleted: Double?
  /// What is going on; nil when the progress view was given no label.
  public var label: Label?
  /// The value in words; nil when the progress view was given none.
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
  /// The page's own bar or ring in the look of the style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(
      fraction: configuration.fractionCompleted, look: look, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// A bar for known progress, something that turns otherwise.
///
/// Source: Apple's SwiftUI, `DefaultProgressViewStyle`.
public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}
  var look: ProgressLook { ProgressLook(variant: .automatic) }
}

/// A bar; without a value a piece of it wanders.
///
/// Source: Apple's SwiftUI, `LinearProgressViewStyle`.
public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
  nonisolated let tint: Color?

  /// A bar in the tint around it; `.linear` spells the same.
  nonisolated public init() { tint = nil }

  /// A bar in a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  var look: ProgressLook { ProgressLook(variant: .linear, tint: tint?.paint) }
}

/// A ring; without a value a spinner.
///
/// Source: Apple's SwiftUI, `CircularProgressViewStyle`.
public struct CircularProgressViewStyle: BuiltInProgressViewStyle {
  nonisolated let tint: Color?

  /// A ring in the tint around it; `.circular` spells the same.
  nonisolated public init() { tint = nil }

  /// A ring in a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  var look: ProgressLook { ProgressLook(variant: .circular, tint: tint?.paint) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar while the share is known, else a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar; while the share is not known, a piece of it wanders.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring of 44 points; while the share is not known, a spinner.
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
