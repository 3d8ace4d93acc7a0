import DisplayTree

/// A stack without its content, in eight bytes, for a form has many stacks.
nonisolated struct StackShell: ElementView {
  typealias Body = Never

  let kind: Element.Kind
  let alignment: DisplayTree.Alignment
  private let spacing: Spacing

  /// The spacing is in points; nil is the default of 8.
  init(_ kind: Element.Kind, _ alignment: DisplayTree.Alignment, spacing: CGFloat? = nil) {
    self.kind = kind
    self.alignment = alignment
    self.spacing = Spacing(spacing)
  }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.alignment(alignment))
    if kind != .zstack { description.style.append(.spacing(spacing.points)) }
  }

  func changes(from old: Self) -> Aspects {
    alignment == old.alignment && spacing == old.spacing ? [] : .style
  }

  /// The room between two views, to the thousandth of a point.
  private struct Spacing: Equatable {
    private let thousandths: Int32

    /// Stands for the default.
    private static let none = Int32.min

    init(_ points: CGFloat?) {
      guard let points, points.isFinite else {
        thousandths = Self.none
        return
      }
      thousandths = Int32(exactly: (points * 1000).rounded()) ?? (points < 0 ? -Int32.max : .max)
    }

    var points: Double? { thousandths == Self.none ? nil : Double(thousandths) / 1000 }
  }
}
