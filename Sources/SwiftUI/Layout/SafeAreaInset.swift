import DisplayTree
import Foundation

/// A view with others that stay at the edge of the window while it scrolls.
nonisolated struct SafeAreaHost<Content: View, Inset: View>: ContainerView {
  let content: TupleView<Content, InsetView<Inset>>

  var kind: Element.Kind { .safeAreaHost }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {}

  func changes(from old: Self) -> Aspects { [] }
}

/// What stands at the edge.
nonisolated struct InsetView<Content: View>: ContainerView {
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: Double
  let content: Content

  var kind: Element.Kind { .inset }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    var presentation = DisplayTree.Presentation()
    presentation.edge = edge == .top ? .top : .bottom
    description.presentation = presentation
    description.style.append(.alignment(.init(horizontal: alignment.value)))
    if spacing > 0 { description.style.append(.padding(padding)) }
  }

  private var padding: Insets {
    Insets(
      top: edge == .bottom ? spacing : 0, leading: 0, bottom: edge == .top ? spacing : 0,
      trailing: 0)
  }

  func changes(from old: Self) -> Aspects {
    edge == old.edge && alignment == old.alignment && spacing == old.spacing ? [] : .style
  }
}

extension View {
  /// Keeps a view at the top or the bottom of the window while this view scrolls behind it. Between both
  /// are `spacing` points, none unless set.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaHost(
      content: TupleView(
        self,
        InsetView(
          edge: edge, alignment: alignment, spacing: spacing ?? 0, content: content())))
  }
}
