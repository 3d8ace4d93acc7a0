/// How a value stands beside its label.
///
/// Source: Apple's SwiftUI, `LabeledContentStyle`.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// Label and content, as the style gets to see them.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Label and content in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Labelled content as a style gets to see it: label and value.
///
/// Source: Apple's SwiftUI, `LabeledContentStyleConfiguration`.
public struct LabeledContentStyleConfiguration {
  /// What the content is called.
  public struct Label: View {
    let content: AnyView

    /// What the content was given as its label.
    public var body: some View { content }
  }

  /// The value or control.
  public struct Content: View {
    let content: AnyView

    /// The value or control that is labelled.
    public var body: some View { content }
  }

  /// The label, to be placed in the style's body.
  public let label: Label
  /// The value or control, to be placed in the style's body.
  public let content: Content
}

/// The label at the leading side, the content at the trailing one.
///
/// Source: Apple's SwiftUI, `AutomaticLabeledContentStyle`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}

  /// Label and content in the page's own look.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading side, the content at the trailing one.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  var labeledContentStyleInForce: StyleInForce<any LabeledContentStyle>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }

  private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: StyleInForce<any LabeledContentStyle>? { nil }
  }
}

extension View {
  /// Sets the look of labelled content in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyleInForce, StyleInForce(style) { $0 })
  }
}
