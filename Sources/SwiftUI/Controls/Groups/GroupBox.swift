import DisplayTree

/// Views that belong together, in a box with a title.
///
/// Source: Apple's SwiftUI, `GroupBox`.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  @Environment(\.groupBoxStyleInForce) private var style

  /// A box with a title of any views; its content stands from the leading side, below each other.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The same in the order of iOS 13: the title comes as a value.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  /// The box in the style that is in force, else on a ground with round corners.
  @MainActor public var body: some View {
    if let style = style?.style {
      styled(by: style)
    } else {
      GroupBoxElement(content: TupleView(Part(.title, label), GroupedContent(content)))
    }
  }

  /// What the style is given looks as what stands around it.
  @MainActor private func restyled<V: View>(_ view: V) -> some View {
    view.environment(\.groupBoxStyleInForce, style)
  }

  @MainActor private func styled<S: GroupBoxStyle>(by style: S) -> AnyView {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(restyled(content))))
    return AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.groupBoxStyleInForce, nil))
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a title.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// The same with a title that is looked up in the session's language.
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

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style is to draw, in its built-in look.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The element of a group box: its title, then its content.
nonisolated struct GroupBoxElement<Label: View, Items: View>: ContainerView {
  let content: TupleView<Part<Label>, GroupedContent<Items>>

  var kind: Element.Kind { .groupBox }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {}

  func changes(from old: Self) -> Aspects { [] }
}
