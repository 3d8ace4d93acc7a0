/// How controls that belong together stand: beside each other, or in a menu.
///
/// Source: Apple's SwiftUI, `ControlGroupStyle`.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// The group, as the style gets to see it.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The group in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A control group as a style gets to see it: controls and label.
///
/// Source: Apple's SwiftUI, `ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
  /// The group's controls.
  public struct Content: View {
    let content: AnyView

    /// What the group was given as its controls.
    public var body: some View { content }
  }

  /// The group's label.
  public struct Label: View {
    let content: AnyView

    /// What the group was given as its label, else "More" in the session's language.
    public var body: some View { content }
  }

  /// The group's controls, to be placed in the style's body.
  public let content: Content
  /// The group's label; a style may leave it out.
  public let label: Label
}

/// The controls beside each other.
///
/// Source: Apple's SwiftUI, `AutomaticControlGroupStyle`.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}

  /// The controls in an `HStack`, without the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// The controls beside each other.
///
/// Source: Apple's SwiftUI, `NavigationControlGroupStyle`.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Has nothing to set; `.navigation` spells the same.
  nonisolated public init() {}

  /// The controls in an `HStack`, without the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// A button with the group's label that opens the controls as a list.
///
/// Source: Apple's SwiftUI, `MenuControlGroupStyle`.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Has nothing to set; `.menu` spells the same.
  nonisolated public init() {}

  /// A `Menu` of the controls that the label opens.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls beside each other, 8 points apart.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Drawn as `automatic`.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button with the group's label that opens the controls as a list.
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
