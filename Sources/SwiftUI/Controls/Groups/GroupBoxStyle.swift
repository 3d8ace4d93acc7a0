/// How a group box sets its label above what it holds.
///
/// Source: Apple's SwiftUI, `GroupBoxStyle`.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// The box, as the style gets to see it.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The box in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group box as a style gets to see it: title and content.
///
/// Source: Apple's SwiftUI, `GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
  /// The box's title.
  public struct Label: View {
    let content: AnyView

    /// What the box was given as its title.
    public var body: some View { content }
  }

  /// What stands in the box.
  public struct Content: View {
    let content: AnyView

    /// What the box was given as its content.
    public var body: some View { content }
  }

  /// The box's title, to be placed in the style's body.
  public let label: Label
  /// What stands in the box, to be placed in the style's body.
  public let content: Content
}

/// A filled box with round corners, the title in semibold above its content.
///
/// Source: Apple's SwiftUI, `DefaultGroupBoxStyle`.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}

  /// The box in the page's own look.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A filled box with round corners, the title above its content.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  var groupBoxStyleInForce: StyleInForce<any GroupBoxStyle>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }

  private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: StyleInForce<any GroupBoxStyle>? { nil }
  }
}

extension View {
  /// Sets the look of group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyleInForce, StyleInForce(style) { $0 })
  }
}
