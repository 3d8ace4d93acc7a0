import DisplayTree

extension View {
  /// Gives the view a menu, which opens with the other mouse button, with a long press, and with the
  /// menu key while the focus is in the view.
  ///
  /// Inside a row of a list, the whole row takes the press. A text field keeps the browser's own
  /// menu, with paste and spelling; so does a view whose menu is empty.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    overlay(ContextMenuElement(items: menuItems()))
  }
}

/// The element of a context menu: a menu without a button.
nonisolated struct ContextMenuElement<Items: View>: ContainerView {
  let content: Part<MenuItems<Items>>

  init(items: Items) { content = Part(.content, MenuItems(items: items)) }

  var kind: Element.Kind { .menu }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.watches.insert(.menu)
    description.isReachable = context.environment.isReachable
  }

  @MainActor func observe(in context: ElementContext) { _ = context.environment.isReachable }

  var observedAspects: Aspects { .control }

  func changes(from old: Self) -> Aspects { [] }
}
