import DisplayTree

/// Views in columns, row after row.
///
/// Source: Apple's SwiftUI, `LazyVGrid`. Headers and footers scroll along: none are pinned.
nonisolated public struct LazyVGrid<Content: View>: ContainerView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A grid with a column for each item. The spacing, in points and 8 unless set, is between rows.
  ///
  /// Source: Apple's SwiftUI, `LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:)`. The
  /// alignment is that of views in their cells where the first column has none; nothing is pinned.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  var kind: Element.Kind { .lazyGrid }

  /// The page has one alignment and one spacing for all columns: the first column's.
  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    let first = columns.first
    let cell = first?.alignment ?? Alignment(horizontal: alignment, vertical: .center)
    description.style.append(.columns(columns.map(\.size.track)))
    description.style.append(.alignment(cell.resolved))
    description.style.append(.spacing(first?.spacing.map(Double.init)))
    description.style.append(.rowSpacing(spacing.map(Double.init)))
  }

  func changes(from old: Self) -> Aspects {
    columns == old.columns && alignment == old.alignment && spacing == old.spacing ? [] : .style
  }

  @MainActor func sizing(in context: ElementContext) -> Sizing { Sizing(expands: .horizontal) }
}

/// A column of a lazy grid.
///
/// Source: Apple's SwiftUI, `GridItem`.
public struct GridItem: Equatable, Sendable {
  /// How wide the column is, or how high the row.
  public var size: Size
  /// The points to the next column or row, 8 without; the first item's counts for all.
  public var spacing: CGFloat?
  /// Where views stand in their cells; the first item's counts for all.
  public var alignment: Alignment?

  /// A column or row, which shares the room with others unless a size is given.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// How wide a column is.
  public enum Size: Equatable, Sendable {
    /// A width in points, or a height in a row.
    case fixed(CGFloat)
    /// A share of the room that the others leave, between two widths in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)

    var track: GridTrack {
      switch self {
      case .fixed(let width): .fixed(width)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    }
  }
}
