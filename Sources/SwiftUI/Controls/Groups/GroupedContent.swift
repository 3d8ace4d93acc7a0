import DisplayTree

/// The place of the views that a group box or disclosure group holds, below each other.
nonisolated struct GroupedContent<Content: View>: ContainerView {
  let content: VStack<Content>

  init(_ content: Content) { self.content = VStack(alignment: .leading) { content } }

  var kind: Element.Kind { .content }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.alignment(.init(horizontal: .leading)))
  }

  func changes(from old: Self) -> Aspects { [] }
}
