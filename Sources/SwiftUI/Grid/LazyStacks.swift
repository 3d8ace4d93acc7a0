import DisplayTree

/// Views below each other, as wide as there is room. All of them are on the page: a browser draws
/// what is in sight.
///
/// Source: Apple's SwiftUI, `LazyVStack`. Headers and footers scroll along: none are pinned.
nonisolated public struct LazyVStack<Content: View>: ContainerView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// The alignment across the stack, and the points between its views; 8 unless set. Nothing is
  /// pinned.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  var kind: Element.Kind { .vstack }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.alignment(.init(horizontal: alignment.value)))
    description.style.append(.spacing(spacing.map(Double.init)))
  }

  func changes(from old: Self) -> Aspects {
    alignment == old.alignment && spacing == old.spacing ? [] : .style
  }

  @MainActor func sizing(in context: ElementContext) -> Sizing { Sizing(expands: .horizontal) }
}

/// Views beside each other, as high as there is room.
///
/// Source: Apple's SwiftUI, `LazyHStack`. Headers and footers scroll along: none are pinned.
nonisolated public struct LazyHStack<Content: View>: ContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// The alignment across the stack, and the points between its views; 8 unless set. Nothing is
  /// pinned.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  var kind: Element.Kind { .hstack }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.alignment(.init(vertical: alignment.value)))
    description.style.append(.spacing(spacing.map(Double.init)))
  }

  func changes(from old: Self) -> Aspects {
    alignment == old.alignment && spacing == old.spacing ? [] : .style
  }

  @MainActor func sizing(in context: ElementContext) -> Sizing { Sizing(expands: .vertical) }
}

/// Parts of a lazy container that stay in sight; the page pins none.
///
/// Source: Apple's SwiftUI, `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each part: `sectionHeaders` (1), `sectionFooters` (2).
  public let rawValue: UInt32

  /// The parts whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections, which scroll along here.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections, which scroll along here.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
