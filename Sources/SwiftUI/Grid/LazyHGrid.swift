import DisplayTree
import Foundation

/// Views in rows, column after column.
///
/// Source: Apple's SwiftUI, `LazyHGrid`. All rows have the alignment and the spacing of the first.
nonisolated public struct LazyHGrid<Content: View>: ContainerView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A grid with a row for each item. The spacing, in points and 8 unless set, is between columns.
  ///
  /// Source: Apple's SwiftUI, `LazyHGrid.init(rows:alignment:spacing:pinnedViews:content:)`. The
  /// alignment is that of views in their cells where the first row has none; nothing is pinned.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  var kind: Element.Kind { .lazyGrid }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    let first = rows.first
    let cell = first?.alignment ?? Alignment(horizontal: .center, vertical: alignment)
    description.style.append(.rows(rows.map(\.size.track)))
    description.style.append(.alignment(cell.resolved))
    description.style.append(.spacing(spacing.map(Double.init)))
    description.style.append(.rowSpacing(first?.spacing.map(Double.init)))
  }

  func changes(from old: Self) -> Aspects {
    rows == old.rows && alignment == old.alignment && spacing == old.spacing ? [] : .style
  }

  @MainActor func sizing(in context: ElementContext) -> Sizing { Sizing(expands: .vertical) }
}
