/// How a disclosure group shows its label, what it hides, and which of both it is.
///
/// Source: Apple's SwiftUI, `DisclosureGroupStyle`.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a disclosure group style is given.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What the group shows while it is open.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// An arrow after the label, the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureElement(
      isExpanded: configuration.$isExpanded, label: configuration.label,
      items: configuration.isExpanded ? configuration.content : nil)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  var disclosureGroupStyleInForce: StyleInForce<any DisclosureGroupStyle>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }

  private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleInForce<any DisclosureGroupStyle>? { nil }
  }
}

extension View {
  /// Sets the look of disclosure groups in this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyleInForce, StyleInForce(style) { $0 })
  }
}
