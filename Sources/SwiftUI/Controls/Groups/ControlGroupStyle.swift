/// How controls that belong together stand: beside each other, or in a menu.
///
/// Source: Apple's SwiftUI, `ControlGroupStyle`.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a control group style is given.
public struct ControlGroupStyleConfiguration {
  /// The group's controls.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The group's label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let content: Content
  public let label: Label
}

/// The controls beside each other.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// The controls beside each other.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// The controls as the items of a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension EnvironmentValues {
  var controlGroupStyleInForce: StyleInForce<any ControlGroupStyle>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }

  private enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleInForce<any ControlGroupStyle>? { nil }
  }
}

extension View {
  /// Sets the look of control groups in this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyleInForce, StyleInForce(style) { $0 })
  }
}
