/// A look for labels, made of title and icon.
///
/// Source: Apple's SwiftUI, `LabelStyle`.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label style is given.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The label's icon.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: TextProviding {
  var text: Text { (content.view as? any TextProviding)?.text ?? Text(verbatim: "") }
}

/// A style that the page draws itself.
protocol BuiltInLabelStyle: LabelStyle {
  nonisolated var parts: LabelParts { get }
}

extension BuiltInLabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, parts: parts)
  }
}

/// Icon and title beside each other; in a tab the icon above.
public struct DefaultLabelStyle: BuiltInLabelStyle {
  nonisolated public init() {}
  var parts: LabelParts { .both }
}

/// Icon and title beside each other everywhere.
public struct TitleAndIconLabelStyle: BuiltInLabelStyle {
  nonisolated public init() {}
  var parts: LabelParts { .both }
}

/// The title without its icon.
public struct TitleOnlyLabelStyle: BuiltInLabelStyle {
  nonisolated public init() {}
  var parts: LabelParts { .title }
}

/// The icon alone; assistive technology still reads the title.
public struct IconOnlyLabelStyle: BuiltInLabelStyle {
  nonisolated public init() {}
  var parts: LabelParts { .icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  var labelStyleInForce: StyleInForce<any LabelStyle>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleInForce<any LabelStyle>? { nil }
  }
}

extension View {
  /// Sets the look of labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyleInForce, StyleInForce(style) { $0 })
  }
}
