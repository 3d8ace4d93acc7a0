import DisplayTree

/// Views beside each other, from leading to trailing.
///
/// Source: Apple's SwiftUI, `HStack`. The default spacing is 8 points.
nonisolated public struct HStack<Content: View>: ContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
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
}

/// Views below each other.
///
/// Source: Apple's SwiftUI, `VStack`. The default spacing is 8 points.
nonisolated public struct VStack<Content: View>: ContainerView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
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
}

/// Views on top of each other.
///
/// Source: Apple's SwiftUI, `ZStack`.
nonisolated public struct ZStack<Content: View>: ContainerView {
  let alignment: Alignment
  let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  var kind: Element.Kind { .zstack }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.alignment(alignment.resolved))
  }

  func changes(from old: Self) -> Aspects { alignment == old.alignment ? [] : .style }
}
