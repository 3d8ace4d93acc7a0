import DisplayTree

/// A label that shows or hides the views in it.
///
/// Source: Apple's SwiftUI, `DisclosureGroup`. Hidden views are not on screen: their state begins
/// anew when they are shown again.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let binding: Binding<Bool>?
  let content: () -> Content
  let label: Label

  @State private var ownState = false
  @Environment(\.disclosureGroupStyleInForce) private var style

  nonisolated init(_ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label)
  {
    binding = isExpanded
    self.content = content
    self.label = label
  }

  /// The group in the style that is in force, else a label with an arrow.
  @MainActor public var body: some View {
    let isExpanded = binding ?? $ownState
    if let style = style?.style {
      styled(by: style, isExpanded)
    } else {
      DisclosureElement(
        isExpanded: isExpanded, label: label, items: isExpanded.wrappedValue ? content() : nil)
    }
  }

  /// What the style is given looks as what stands around it.
  @MainActor private func restyled<V: View>(_ view: V) -> some View {
    view.environment(\.disclosureGroupStyleInForce, style)
  }

  @MainActor private func styled<S: DisclosureGroupStyle>(
    by style: S, _ isExpanded: Binding<Bool>
  ) -> AnyView {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(restyled(content()))),
      isExpanded: isExpanded)
    return AnyView(
      StyledBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
        .environment(\.disclosureGroupStyleInForce, nil))
  }
}

extension DisclosureGroup {
  /// A group that keeps for itself whether it is open; it is closed at first.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content, label())
  }

  /// A group that is open while the binding is true.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content, label())
  }
}

extension DisclosureGroup where Label == Text {
  /// The same with a title that is looked up in the session's language, closed at first.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, content, Text(titleKey))
  }

  /// The same with a title that is shown as it is, closed at first.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, content, Text(title))
  }

  /// The same with a title that is looked up, open while the binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(titleKey))
  }

  /// The same with a title that is shown as it is, open while the binding is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(title))
  }
}

/// The element of a disclosure group: its label, then its content while it is open.
nonisolated struct DisclosureElement<Label: View, Items: View>: ValueView {
  let isExpanded: Binding<Bool>
  let content: TupleView<Label, GroupedContent<Items>?>

  init(isExpanded: Binding<Bool>, label: Label, items: Items?) {
    self.isExpanded = isExpanded
    content = TupleView(label, items.map { GroupedContent($0) })
  }

  var kind: Element.Kind { .disclosure }

  /// Its button sends what is wanted and holds nothing.
  var holdsChoice: Bool { false }

  @MainActor func value(in context: ElementContext) -> String {
    isExpanded.wrappedValue ? "1" : "0"
  }

  @MainActor func fill(_ control: inout ControlTraits, in environment: EnvironmentValues) {}

  @MainActor func complete(_ description: inout Description, in environment: EnvironmentValues) {
    let isExpanded = description.control?.value == "1"
    description.control?.isExpanded = isExpanded
  }

  @MainActor func choose(_ value: String, in context: ElementContext) {
    guard value == "1" || value == "0" else { return }
    isExpanded.wrappedValue = value == "1"
  }
}
