import DisplayTree

/// A look for buttons, made of the button's label and whether it is pressed.
///
/// Source: Apple's SwiftUI, `ButtonStyle`. `isPressed` is false here: the pressed look is drawn by
/// the page itself, without a round trip.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// A look and a behaviour for buttons.
///
/// Source: Apple's SwiftUI, `PrimitiveButtonStyle`.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style is given.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let role: ButtonRole?
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
  public func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: variant, action: configuration.action,
      content: configuration.label)
  }
}

/// Text in the tint; in a form or list a whole row.
public struct DefaultButtonStyle: BuiltInButtonStyle {
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .automatic }
}

/// The label as it is, without tint; pressed it pales.
public struct PlainButtonStyle: BuiltInButtonStyle {
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .plain }
}

/// Text in the tint, without a ground.
public struct BorderlessButtonStyle: BuiltInButtonStyle {
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .borderless }
}

/// Text in the tint on a ground of it, pale.
public struct BorderedButtonStyle: BuiltInButtonStyle {
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .bordered }
}

/// White text on the tint: for the action that matters most.
public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .borderedProminent }
}

/// Text in the tint, as a link of the page.
public struct LinkButtonStyle: BuiltInButtonStyle {
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .link }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// Glass is drawn as a bordered button.
public struct GlassButtonStyle: BuiltInButtonStyle {
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .bordered }
}

/// Prominent glass is drawn as a prominent bordered button.
public struct GlassProminentButtonStyle: BuiltInButtonStyle {
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
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
