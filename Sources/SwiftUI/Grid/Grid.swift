import DisplayTree

/// Rows of cells whose columns are as wide as their widest cell.
///
/// Source: Apple's SwiftUI, `Grid`. A view that is no `GridRow` spans all columns.
nonisolated public struct Grid<Content: View>: ContainerView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// The alignment of cells in their columns and rows, and the points between them; 8 unless set.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  var kind: Element.Kind { .grid }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.alignment(alignment.resolved))
    description.style.append(.spacing(horizontalSpacing.map(Double.init)))
    description.style.append(.rowSpacing(verticalSpacing.map(Double.init)))
  }

  func changes(from old: Self) -> Aspects {
    alignment == old.alignment && horizontalSpacing == old.horizontalSpacing
      && verticalSpacing == old.verticalSpacing ? [] : .style
  }
}

/// A row of a `Grid`: each view in it is the cell of one column.
///
/// Source: Apple's SwiftUI, `GridRow`.
nonisolated public struct GridRow<Content: View>: ContainerView {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row whose cells stand at a height of their own; nil takes the grid's.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  var kind: Element.Kind { .gridRow }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    if let alignment { description.style.append(.alignment(.init(vertical: alignment.value))) }
  }

  func changes(from old: Self) -> Aspects { alignment == old.alignment ? [] : .style }
}

extension View {
  /// Makes the cell of a grid as wide as several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    box(.columnSpan(count))
  }

  /// Places the view in its cell of a grid, across the column.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    box(
      .alignment(anchor.alignment.resolved), sizing: Sizing(expands: .horizontal))
  }
}

extension UnitPoint {
  /// The alignment nearest to the point.
  var alignment: Alignment {
    Alignment(
      horizontal: x < 0.34 ? .leading : x > 0.66 ? .trailing : .center,
      vertical: y < 0.34 ? .top : y > 0.66 ? .bottom : .center)
  }
}
