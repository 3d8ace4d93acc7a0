import DisplayTree

/// Controls that belong together, beside each other or as a menu.
///
/// Source: Apple's SwiftUI, `ControlGroup`.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView?

  @Environment(\.controlGroupStyleInForce) private var style

  /// A group without a label; as a menu it is called "More" in the session's language.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// A group with a label of any views.
  ///
  /// Source: Apple's SwiftUI, `ControlGroup`. The label is shown by a style that places it, such as
  /// `menu`; beside each other the controls stand without it.
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label())
  }

  /// The same with a title that is looked up in the session's language.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// The controls in the style that is in force, else beside each other.
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

/// What a labelled `ControlGroup` names as its content; there is no need to write it.
///
/// Source: Apple's SwiftUI, `LabeledControlGroupContent`.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The controls alone: their label is kept by the group.
  @MainActor public var body: some View { content }
}
