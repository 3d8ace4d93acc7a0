import DisplayTree

/// A look for toggles, made of the toggle's label and whether it is on.
///
/// ```swift
/// struct CheckStyle: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isOn.toggle() } label: {
///       Label { configuration.label } icon: {
///         Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
///       }
///     }
///   }
/// }
/// ```
///
/// Source: Apple's SwiftUI, `ToggleStyle`.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// The toggle, as the style gets to see it.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle in this style; something in it has to write `isOn`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle as a style gets to see it: its label, and a value to read and to write.
///
/// Source: Apple's SwiftUI, `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View {
    let content: AnyView

    /// What the toggle was given as its label.
    public var body: some View { content }
  }

  /// The toggle's label, to be placed in the style's body.
  public let label: Label
  /// Whether the toggle is on; write it to turn it.
  @Binding public var isOn: Bool
  /// False here: toggles over several sources are not offered.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// How the page draws a toggle by itself.
struct ToggleLook: Equatable {
  var variant: ControlTraits.Variant
  var tint: Paint?
}

/// A style that the page draws itself.
protocol BuiltInToggleStyle: ToggleStyle {
  nonisolated var look: ToggleLook { get }
}

extension BuiltInToggleStyle {
  /// The page's own switch, button or box.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleElement(isOn: configuration.$isOn, look: look, content: configuration.label)
  }
}

/// The label, and a switch at the trailing side: green while it is on, or the tint if one is set.
///
/// Source: Apple's SwiftUI, `DefaultToggleStyle`.
public struct DefaultToggleStyle: BuiltInToggleStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}
  var look: ToggleLook { ToggleLook(variant: .automatic) }
}

/// A switch at the trailing side, which may have a colour of its own.
///
/// Source: Apple's SwiftUI, `SwitchToggleStyle`.
public struct SwitchToggleStyle: BuiltInToggleStyle {
  nonisolated let tint: Color?

  /// A switch in the tint around it, green without one; `.switch` spells the same.
  nonisolated public init() { tint = nil }

  /// A switch that is in a colour of its own while it is on.
  nonisolated public init(tint: Color) { self.tint = tint }

  var look: ToggleLook { ToggleLook(variant: .switch, tint: tint?.paint) }
}

/// A button that stays pressed while it is on.
///
/// Source: Apple's SwiftUI, `ButtonToggleStyle`.
public struct ButtonToggleStyle: BuiltInToggleStyle {
  /// Has nothing to set; `.button` spells the same.
  nonisolated public init() {}
  var look: ToggleLook { ToggleLook(variant: .button) }
}

/// A box with a mark, before the label.
///
/// Source: Apple's SwiftUI, `CheckboxToggleStyle`.
public struct CheckboxToggleStyle: BuiltInToggleStyle {
  /// Has nothing to set; `.checkbox` spells the same.
  nonisolated public init() {}
  var look: ToggleLook { ToggleLook(variant: .checkbox) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The label, and a switch at the trailing side.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// Drawn as `automatic`.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button with the label, which stays pressed while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension EnvironmentValues {
  var toggleStyleInForce: StyleInForce<any ToggleStyle>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: StyleInForce<any ToggleStyle>? { nil }
  }
}

extension View {
  /// Sets the look of toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyleInForce, StyleInForce(style) { $0 })
  }
}
