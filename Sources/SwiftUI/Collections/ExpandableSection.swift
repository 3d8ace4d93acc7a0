import DisplayTree

/// A section whose header opens and closes it.
struct ExpandableSection<Header: View, Rows: View, Footer: View>: View {
  let header: Header
  let rows: Rows
  let footer: Footer
  let isExpanded: Binding<Bool>
  /// Whether it makes a group of rows; in a stack its parts stand for themselves.
  let isGroup: Bool

  @MainActor var body: some View {
    if isGroup {
      SectionElement(
        content: TupleView(
          Part(.header, toggle.modifier(HeaderProminenceModifier())),
          isExpanded.wrappedValue ? rows : nil, Part(.footer, footer)))
    } else {
      toggle
      if isExpanded.wrappedValue { rows }
      footer
    }
  }

  @MainActor private var toggle: some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        header
        Spacer()
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
          .font(.caption.bold()).foregroundStyle(.tint).accessibilityHidden(true)
      }
    }
    .buttonStyle(.plain)
    .modifier(ExpansionDecoration(isExpanded: isExpanded.wrappedValue))
  }
}

/// Tells assistive technology of a button whether what it opens is open.
nonisolated struct ExpansionDecoration: DecorationModifier, Equatable {
  let isExpanded: Bool

  static var aspects: Aspects { .control }
  static var isSemantic: Bool { true }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    guard description.actions.contains(.tap), description.control != nil else { return }
    description.control?.isExpandable = true
    description.control?.isExpanded = isExpanded
  }
}
