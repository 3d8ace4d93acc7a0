import DisplayTree

/// The look of the button that opens a menu; the list of its items is always the same.
///
/// Source: Apple's SwiftUI, `MenuStyle`.
@MainActor @preconcurrency public protocol MenuStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// The menu, as the style gets to see it.
  typealias Configuration = MenuStyleConfiguration

  /// The button that opens the menu, in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu style is given; `Menu(configuration)` draws it.
///
/// Source: Apple's SwiftUI, `MenuStyleConfiguration`.
public struct MenuStyleConfiguration {
  /// The menu's label.
  public struct Label: View {
    let content: AnyView

    /// What the menu was given as its label.
    public var body: some View { content }
  }

  /// The menu's items.
  public struct Content: View {
    let content: AnyView

    /// What the menu was given as its items; `Menu(configuration)` places them.
    public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: TextProviding {
  var text: Text { (content.view as? any TextProviding)?.text ?? Text(verbatim: "") }
}

/// A style that the page draws itself.
protocol BuiltInMenuStyle: MenuStyle {
  /// The look of the menu's button; nil takes that of the buttons around.
  nonisolated var variant: ControlTraits.Variant? { get }
}

extension BuiltInMenuStyle {
  /// The menu in the page's own look, without the style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The menu's button looks as the buttons around it do.
///
/// Source: Apple's SwiftUI, `DefaultMenuStyle`.
public struct DefaultMenuStyle: BuiltInMenuStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant? { nil }
}

/// The menu's button looks as the buttons around it do.
///
/// Source: Apple's SwiftUI, `ButtonMenuStyle`.
public struct ButtonMenuStyle: BuiltInMenuStyle {
  /// Has nothing to set; `.button` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant? { nil }
}

/// The menu's button is text in the tint, whatever the buttons around.
///
/// Source: Apple's SwiftUI, `BorderlessButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: BuiltInMenuStyle {
  /// Has nothing to set; `.borderlessButton` spells the same.
  nonisolated public init() {}
  var variant: ControlTraits.Variant? { .borderless }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A button in the look that `buttonStyle(_:)` sets around it.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// Drawn as `automatic`.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button that is text in the tint, whatever the buttons around.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension EnvironmentValues {
  var menuStyleInForce: StyleInForce<any MenuStyle>? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }

  private enum MenuStyleKey: EnvironmentKey {
    static var defaultValue: StyleInForce<any MenuStyle>? { nil }
  }
}

extension View {
  /// Sets the look of menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyleInForce, StyleInForce(style) { $0 })
  }
}
