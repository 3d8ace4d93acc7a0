import DisplayTree

/// A stack without its content.
nonisolated struct StackShell: ElementView {
  typealias Body = Never

  let kind: Element.Kind
  let alignment: DisplayTree.Alignment
  /// Nil: the default of 8 points.
  let spacing: CGFloat?

  init(_ kind: Element.Kind, _ alignment: DisplayTree.Alignment, spacing: CGFloat? = nil) {
    self.kind = kind
    self.alignment = alignment
    self.spacing = spacing
  }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.alignment(alignment))
    if kind != .zstack { description.style.append(.spacing(spacing.map(Double.init))) }
  }

  func changes(from old: Self) -> Aspects {
    alignment == old.alignment && spacing == old.spacing ? [] : .style
  }
}
