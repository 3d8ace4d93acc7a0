import DisplayTree

/// A view in one of the bars of a page, most often a button.
///
/// Source: Apple's SwiftUI, `ToolbarItem`.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// The runtime draws the item: there is no body to run.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// An item at the trailing end of the bar, unless it is placed elsewhere.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// The same with a name.
  ///
  /// Source: Apple's SwiftUI, `ToolbarItem.init(id:placement:content:)`. The id is not read: people
  /// do not rearrange bars.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  /// The content with its place; the runtime asks for it.
  @MainActor public static func _makeItems(_ item: Self) -> _ToolbarItems {
    _ToolbarItems(ToolbarItemView(placement: item.placement, content: item.content))
  }
}

/// Several views in one place of a toolbar.
///
/// Source: Apple's SwiftUI, `ToolbarItemGroup`.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// The runtime draws the items: there is no body to run.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Views beside each other at the trailing end of the bar, unless they are placed elsewhere.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// The views in one item; the runtime asks for it.
  @MainActor public static func _makeItems(_ group: Self) -> _ToolbarItems {
    _ToolbarItems(
      ToolbarItemView(
        placement: group.placement, content: SideBySide(content: group.content)))
  }
}

/// Where in the bars of a page an item stands.
///
/// Source: Apple's SwiftUI, `ToolbarItemPlacement`. Items for the keyboard stand in the bar at the
/// bottom while a person types.
public struct ToolbarItemPlacement: Sendable {
  let place: DisplayTree.Presentation.Placement

  /// At the trailing end of the bar.
  public static let automatic = ToolbarItemPlacement(place: .automatic)
  /// In the middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// At the leading end of the bar.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// At the trailing end of the bar.
  public static let primaryAction = ToolbarItemPlacement(place: .primary)
  /// At the trailing end of the bar; no menu hides it.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// In the middle of the bar, as `principal`.
  public static let status = ToolbarItemPlacement(place: .status)
  /// Return in a text field of the page presses the item's button, as on macOS.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirm)
  /// Escape presses the item's button.
  public static let cancellationAction = ToolbarItemPlacement(place: .cancel)
  /// At the trailing end of the bar, in red.
  public static let destructiveAction = ToolbarItemPlacement(place: .destructive)
  /// In the bar at the bottom while a person types.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(place: .bottomBar)
  /// In the menu that the title opens.
  static let titleMenu = ToolbarItemPlacement(place: .titleMenu)
  /// At the leading end of the bar, in the spelling before iOS 14.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing end of the bar, in the spelling before iOS 14.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the leading end of the bar.
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
  /// At the trailing end of the bar.
  public static var topBarTrailing: ToolbarItemPlacement {
    ToolbarItemPlacement(place: .trailing)
  }
}

/// A bar of a page.
///
/// Source: Apple's SwiftUI, `ToolbarPlacement`.
public struct ToolbarPlacement: Sendable {
  enum Bar: Hashable, Sendable { case navigationBar, bottomBar }

  let bars: Set<Bar>

  /// Both bars of the page.
  public static var automatic: ToolbarPlacement { .init(bars: [.navigationBar, .bottomBar]) }
  /// The bar at the top, with the title.
  public static var navigationBar: ToolbarPlacement { .init(bars: [.navigationBar]) }
  /// The bar at the bottom.
  public static var bottomBar: ToolbarPlacement { .init(bars: [.bottomBar]) }
  /// Apple's bar of a window on the Mac; here the one at the top.
  public static var windowToolbar: ToolbarPlacement { .init(bars: [.navigationBar]) }
}

/// The element of an item.
nonisolated struct ToolbarItemView<Content: View>: ContainerView {
  let placement: ToolbarItemPlacement
  let content: ModifiedContent<Content, ToolbarButtonDecoration>

  init(placement: ToolbarItemPlacement, content: Content) {
    self.placement = placement
    self.content = content.modifier(ToolbarButtonDecoration(place: placement.place))
  }

  var kind: Element.Kind { .toolbarItem }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    var presentation = DisplayTree.Presentation()
    presentation.placement = placement.place
    description.presentation = presentation
  }

  func changes(from old: Self) -> Aspects {
    placement.place == old.placement.place ? [] : .structure
  }
}

/// Views in one item of a toolbar: several stand beside each other.
nonisolated struct SideBySide<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    if content is any SeveralViews { HStack(spacing: 16) { content } } else { content }
  }
}

/// Tells a button in a toolbar what its place means: the default one, the one for Escape.
nonisolated struct ToolbarButtonDecoration: DecorationModifier, Equatable {
  let place: DisplayTree.Presentation.Placement

  static var aspects: Aspects { .control }
  static var isSemantic: Bool { true }

  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues) {
    guard description.control != nil, description.actions.contains(.tap) else { return }
    switch place {
    case .confirm:
      description.control?.prominence = true
      description.control?.isDefault = true
    case .cancel: description.control?.isCancel = true
    case .destructive where description.control?.role == nil:
      description.control?.role = .destructive
    default: break
    }
  }
}
