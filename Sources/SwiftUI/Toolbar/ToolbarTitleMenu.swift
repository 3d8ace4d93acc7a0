extension View {
  /// Makes the title of the page open a menu.
  ///
  /// ```swift
  /// Form { … }
  ///   .navigationTitle("Report")
  ///   .toolbarTitleMenu {
  ///     Button("Rename") { isRenaming = true }
  ///     Button("Duplicate") { duplicate() }
  ///   }
  /// ```
  ///
  /// Source: Apple's SwiftUI, `toolbarTitleMenu(content:)`. A large title opens it, too; a page without a
  /// title has no menu.
  nonisolated public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}

/// The menu that the title of a page opens.
///
/// Source: Apple's SwiftUI, `ToolbarTitleMenu`.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// The menu is an item of its own and has no body.
  public typealias Body = Never

  let content: Content

  /// The buttons and sections of the menu.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The item that the bar draws as a menu of its title.
  @MainActor public static func _makeItems(_ menu: Self) -> _ToolbarItems {
    _ToolbarItems(
      ToolbarItemView(
        placement: .titleMenu,
        content: MenuElement(label: EmptyView(), variant: .plain, content: menu.content)))
  }
}
