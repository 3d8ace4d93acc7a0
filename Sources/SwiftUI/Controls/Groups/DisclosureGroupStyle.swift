/// How a disclosure group shows its label, what it hides, and which of both it is.
///
/// Source: Apple's SwiftUI, `DisclosureGroupStyle`.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// The group, as the style gets to see it.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The group in this style, open or closed.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A disclosure group as a style gets to see it: label, content and whether it is open.
///
/// Source: Apple's SwiftUI, `DisclosureGroupStyleConfiguration`.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label.
  public struct Label: View {
    let content: AnyView

    /// What the group was given as its label.
    public var body: some View { content }
  }

  /// What the group shows while it is open.
  public struct Content: View {
    let content: AnyView

    /// What the group was given as its content; place it while `isExpanded` is true.
    public var body: some View { content }
  }

  /// The group's label, to be placed in the style's body.
  public let label: Label
  /// What the group hides while it is closed.
  public let content: Content
  /// Whether the group is open; write it to open or close the group.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// An arrow after the label, the content below it.
///
/// Source: Apple's SwiftUI, `AutomaticDisclosureGroupStyle`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Has nothing to set; `.automatic` spells the same.
  nonisolated public init() {}

  /// A button of the page with the label; the content below it while the group is open.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureElement(
      isExpanded: configuration.$isExpanded, label: configuration.label,
      items: configuration.isExpanded ? configuration.content : nil)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The label with an arrow that turns, and the content below it.
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
