import DisplayTree
import Foundation

/// A label with a value or control after it.
///
/// Source: Apple's SwiftUI, `LabeledContent`.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  @Environment(\.labeledContentStyleInForce) private var style
  @Environment(\.isLabelHidden) private var isLabelHidden

  /// A label and content of any views.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Label and content in the style that is in force; `labelsHidden()` leaves the content, which
  /// the label then names for assistive technology.
  @MainActor public var body: some View {
    if let style = style?.style {
      styled(by: style)
    } else {
      LabeledContentElement(
        content: TupleView(isLabelHidden ? nil : Part(.title, label), Part(.value, named(content))),
        hiddenLabel: isLabelHidden ? label : nil)
    }
  }

  /// A field in the content is called as the label says; its own title is what it shows while it is
  /// empty.
  @MainActor private func named<V: View>(_ view: V) -> some View {
    view.environment(\.contentLabel, (label as? any TextProviding)?.text)
  }

  /// What the style is given looks as what stands around it.
  @MainActor private func restyled<V: View>(_ view: V) -> some View {
    view.environment(\.labeledContentStyleInForce, style)
  }

  @MainActor private func styled<S: LabeledContentStyle>(by style: S) -> AnyView {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(content: AnyView(label)),
      content: .init(content: AnyView(named(restyled(content)))))
    return AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.labeledContentStyleInForce, nil))
  }
}

extension LabeledContent where Label == Text {
  /// Content of any views after a title that is looked up in the session's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value that is shown as it is, after a title that is looked up in the session's language.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// A value in a format, which takes the session's language unless it has a locale of its own.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labelled content that a style is to draw, in its built-in look.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The element of labelled content: its title, then its value.
nonisolated struct LabeledContentElement<Label: View, Value: View>: ContainerView {
  let content: TupleView<Part<Label>?, Part<Value>>
  /// The label that is read and not drawn.
  let hiddenLabel: Label?

  var kind: Element.Kind { .labeledContent }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    guard let hiddenLabel else { return }
    description.accessibility.label = plainText(of: hiddenLabel, in: context.environment)
  }

  func changes(from old: Self) -> Aspects {
    hiddenLabel == nil && old.hiddenLabel == nil ? [] : .accessibility
  }
}
