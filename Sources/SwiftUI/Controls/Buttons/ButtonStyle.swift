import DisplayTree

/// A look for buttons, made of the button's label and whether it is pressed.
///
/// Source: Apple's SwiftUI, `ButtonStyle`. `isPressed` is false here: the pressed look is drawn by the
/// page itself, without a round trip.
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
struct ButtonStyleBox: Equatable {
  enum Kind { case button, primitive }

  let kind: Kind
  /// One of the styles that the page draws itself.
  let variant: ControlTraits.Variant?
  let make: (@MainActor (AnyView, ButtonRole?, @escaping @MainActor () -> Void) -> AnyView)?

  @MainActor func body(
    label: AnyView, role: ButtonRole?, isEnabled: Bool, trigger: @escaping @MainActor () -> Void
  ) -> AnyView? {
    make?(label, role, trigger)
  }

  static func == (a: Self, b: Self) -> Bool {
    a.variant != nil && a.variant == b.variant
  }
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

public struct DefaultButtonStyle: BuiltInButtonStyle {
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .automatic }
}

public struct PlainButtonStyle: BuiltInButtonStyle {
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .plain }
}

public struct BorderlessButtonStyle: BuiltInButtonStyle {
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .borderless }
}

public struct BorderedButtonStyle: BuiltInButtonStyle {
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .bordered }
}

public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
  nonisolated public init() {}
  var variant: ControlTraits.Variant { .borderedProminent }
}

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

extension View {
  /// Sets the look of buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonStyleBox,
      ButtonStyleBox(
        kind: .button, variant: nil,
        make: { label, role, _ in
          AnyView(
            style.makeBody(
              configuration: ButtonStyleConfiguration(
                role: role, label: .init(content: label), isPressed: false)))
        }))
  }

  /// Sets the look and behaviour of buttons in this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    if let builtIn = style as? any BuiltInButtonStyle {
      return environment(
        \.buttonStyleBox,
        ButtonStyleBox(kind: .primitive, variant: builtIn.variant, make: nil))
    }
    return environment(
      \.buttonStyleBox,
      ButtonStyleBox(
        kind: .primitive, variant: nil,
        make: { label, role, action in
          AnyView(
            style.makeBody(
              configuration: PrimitiveButtonStyleConfiguration(
                role: role, label: .init(content: label), action: action)))
        }))
  }
}
