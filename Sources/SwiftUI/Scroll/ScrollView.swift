import DisplayTree

/// Content that scrolls where it is larger than the room it has; in the open page the page scrolls.
///
/// Source: Apple's SwiftUI, `ScrollView`.
nonisolated public struct ScrollView<Content: View>: ContainerView {
  /// The directions in which the content scrolls.
  public var axes: Axis.Set
  /// Whether bars are shown, where the environment does not hide them.
  public var showsIndicators: Bool
  /// The view that is moved below the edges.
  public var content: Content

  /// Content that scrolls down the page, unless other directions are named.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  var kind: Element.Kind { .scroll }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    let environment = context.environment
    description.style.append(.scrollAxes(axes.value))
    if !environment.isScrollEnabled { description.style.append(.scrollDisabled(true)) }
    let isHidden =
      axes.contains(.vertical)
      ? environment.verticalScrollIndicatorVisibility.isHidden
      : environment.horizontalScrollIndicatorVisibility.isHidden
    if !showsIndicators || isHidden { description.style.append(.scrollIndicators(false)) }
    description.watchScrolling(environment)
  }

  @MainActor func observe(in context: ElementContext) { context.environment.observeScrolling() }

  func changes(from old: Self) -> Aspects {
    axes == old.axes && showsIndicators == old.showsIndicators ? [] : .style
  }

  var observedAspects: Aspects { [.style, .accessibility] }

  /// Along its axes a scroll view takes all the room; across them it is as large as its content.
  @MainActor func sizing(in context: ElementContext) -> Sizing { Sizing(expands: axes.value) }
}

extension Axis.Set {
  var value: Axes {
    var axes: Axes = []
    if contains(.horizontal) { axes.insert(.horizontal) }
    if contains(.vertical) { axes.insert(.vertical) }
    return axes
  }
}
