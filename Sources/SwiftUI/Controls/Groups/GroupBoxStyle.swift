/// How a group box sets its label above what it holds.
///
/// Source: Apple's SwiftUI, `GroupBoxStyle`.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group box style is given.
public struct GroupBoxStyleConfiguration {
  /// The box's title.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What stands in the box.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
}

/// A filled box with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
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
