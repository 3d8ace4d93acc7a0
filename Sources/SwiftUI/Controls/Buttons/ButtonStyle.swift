import DisplayTree

/// A look for buttons, made of the button's label and whether it is pressed.
///
/// Source: Apple's SwiftUI, `ButtonStyle`. `isPressed` is false here: the pressed look is drawn by
/// the page itself, without a round trip.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// The button, as the style gets to see it.
  typealias Configuration = ButtonStyleConfiguration

  /// What stands inside the button: it is pressed and reached by keyboard wherever this draws.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as a style gets to see it: label, role, and no pressed look of its own to draw.
///
/// Source: Apple's SwiftUI, `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView

    /// What the button was given as its label.
    public var body: some View { content }
  }

  /// What the button is for; nil for most.
  public let role: ButtonRole?
  /// The button's label, to be placed in the style's body.
  public let label: Label
  /// Always false: the page draws the pressed look by itself.
  public let isPressed: Bool
}

/// A look and a behaviour for buttons.
///
/// Source: Apple's SwiftUI, `PrimitiveButtonStyle`.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// The button, as the style gets to see it.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The whole button: something in it has to call `trigger()`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as a style gets to see it that decides itself when the action runs.
///
/// Source: Apple's SwiftUI, `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView

    /// What the button was given as its label.
    public var body: some View { content }
  }

  /// What the button is for; nil for most.
  public let role: ButtonRole?
  /// The button's label, to be placed in the style's body.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// The button style in force.
enum ButtonStyleInForce: Equatable {
  case button(StyleInForce<any ButtonStyle>)
  case primitive(StyleInForce<any PrimitiveButtonStyle>)
  /// One of the styles that the page draws itself.
  case builtIn(ControlTraits.Variant)
}

/// A style that the page draws itself.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  nonisolated var variant: ControlTraits.Variant { get }
}

extension BuiltInButtonStyle {
  /// The page's own button in the look of the style.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: variant, action: configuration.action,
      content: configuration.label)
  }
}

/// Text in the tint; in a form or list a whole row.
///
/// Source: Apple's SwiftUI, `DefaultButtonStyle`.
public struct DefaultButtonStyle: BuiltInButtonStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .automatic }
}

/// The label as it is, without tint; pressed it pales.
///
/// Source: Apple's SwiftUI, `PlainButtonStyle`.
public struct PlainButtonStyle: BuiltInButtonStyle {
  /// Has nothing to set; `.plain` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .plain }
}

/// Text in the tint, without a ground.
///
/// Source: Apple's SwiftUI, `BorderlessButtonStyle`.
public struct BorderlessButtonStyle: BuiltInButtonStyle {
  /// Has nothing to set; `.borderless` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .borderless }
}

/// Text in the tint on a ground of it, pale.
///
/// Source: Apple's SwiftUI, `BorderedButtonStyle`.
public struct BorderedButtonStyle: BuiltInButtonStyle {
  /// Has nothing to set; `.bordered` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .bordered }
}

/// White text on the tint, black where the tint is light: for the action that matters most.
///
/// Source: Apple's SwiftUI, `BorderedProminentButtonStyle`.
public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
  /// Has nothing to set; `.borderedProminent` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .borderedProminent }
}

/// Text in the tint, drawn as `automatic`.
///
/// Source: Apple's SwiftUI, `LinkButtonStyle`.
public struct LinkButtonStyle: BuiltInButtonStyle {
  /// Has nothing to set; `.link` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .link }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Text in the tint; alone in a row of a form or list, the whole row takes the press.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, without tint; it pales while it is pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Text in the tint without a ground, drawn as `automatic`.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint on a ground that is 15 % of it; 34 points high.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on the tint, in black where the tint is light; 34 points high.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Text in the tint, drawn as `automatic`.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A bordered button.
///
/// Source: Apple's SwiftUI, `GlassButtonStyle`. There is no glass: CSS has no lens.
public struct GlassButtonStyle: BuiltInButtonStyle {
  /// Has nothing to set; `.glass` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .bordered }
}

/// A prominent bordered button.
///
/// Source: Apple's SwiftUI, `GlassProminentButtonStyle`. There is no glass: CSS has no lens.
public struct GlassProminentButtonStyle: BuiltInButtonStyle {
  /// Has nothing to set; `.glassProminent` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Drawn as `bordered`: CSS has no lens.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Drawn as `borderedProminent`: CSS has no lens.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension EnvironmentValues {
  var buttonStyleInForce: ButtonStyleInForce? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// The look that the page gives buttons here, if it is one of its own.
  var buttonVariant: ControlTraits.Variant? {
    if case .builtIn(let variant) = buttonStyleInForce { variant } else { nil }
  }

  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ButtonStyleInForce? { nil }
  }
}

extension View {
  /// Sets the look of buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyleInForce, .button(StyleInForce(style) { $0 }))
  }

  /// Sets the look and behaviour of buttons in this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let builtIn = (style as? any BuiltInButtonStyle)?.variant
    return environment(
      \.buttonStyleInForce,
      builtIn.map(ButtonStyleInForce.builtIn) ?? .primitive(StyleInForce(style) { $0 }))
  }
}
