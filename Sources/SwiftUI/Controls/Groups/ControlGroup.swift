import DisplayTree

/// Controls that belong together, beside each other or as a menu.
///
/// Source: Apple's SwiftUI, `ControlGroup`.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView?

  @Environment(\.controlGroupStyleInForce) private var style

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label())
  }

  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  @MainActor public var body: some View {
    if let style = style?.style {
      styled(by: style)
    } else {
      HStack { content }
    }
  }

  /// What the style is given looks as what stands around it.
  @MainActor private func restyled<V: View>(_ view: V) -> some View {
    view.environment(\.controlGroupStyleInForce, style)
  }

  @MainActor private func styled<S: ControlGroupStyle>(by style: S) -> AnyView {
    let configuration = ControlGroupStyleConfiguration(
      content: .init(content: AnyView(restyled(content))),
      label: .init(content: label ?? AnyView(Text.SystemText(.more))))
    return AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.controlGroupStyleInForce, nil))
  }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  @MainActor public var body: some View { content }
}
