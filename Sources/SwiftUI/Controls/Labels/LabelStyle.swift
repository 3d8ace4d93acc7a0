/// A look for labels, made of title and icon.
///
/// Source: Apple's SwiftUI, `LabelStyle`.
@MainActor @preconcurrency public protocol LabelStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// The label, as the style gets to see it.
  typealias Configuration = LabelStyleConfiguration

  /// The label in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label as a style gets to see it: title and icon.
///
/// Source: Apple's SwiftUI, `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: View {
    let content: AnyView

    /// What the label was given as its title.
    public var body: some View { content }
  }

  /// The label's icon.
  public struct Icon: View {
    let content: AnyView

    /// What the label was given as its icon.
    public var body: some View { content }
  }

  /// The label's title; a style may leave it out.
  public let title: Title
  /// The label's icon; a style may leave it out.
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
  /// The page's own label with the parts that the style shows.
  public func makeBody(configuration: Configuration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, parts: parts)
  }
}

/// Icon and title beside each other; in a tab the icon above.
///
/// Source: Apple's SwiftUI, `DefaultLabelStyle`.
public struct DefaultLabelStyle: BuiltInLabelStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}
  var parts: LabelParts { .both }
}

/// Icon and title beside each other everywhere.
///
/// Source: Apple's SwiftUI, `TitleAndIconLabelStyle`.
public struct TitleAndIconLabelStyle: BuiltInLabelStyle {
  /// Has nothing to set; `.titleAndIcon` spells the same.
  nonisolated public init() {}
  var parts: LabelParts { .both }
}

/// The title without its icon.
///
/// Source: Apple's SwiftUI, `TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: BuiltInLabelStyle {
  /// Has nothing to set; `.titleOnly` spells the same.
  nonisolated public init() {}
  var parts: LabelParts { .title }
}

/// The icon alone; assistive technology still reads the title.
///
/// Source: Apple's SwiftUI, `IconOnlyLabelStyle`.
public struct IconOnlyLabelStyle: BuiltInLabelStyle {
  /// Has nothing to set; `.iconOnly` spells the same.
  nonisolated public init() {}
  var parts: LabelParts { .icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Icon and title beside each other; in a tab the icon above.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title beside each other, drawn as `automatic`.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without its icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; assistive technology reads the title.
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
