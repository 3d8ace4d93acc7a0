import DisplayTree

/// What the bars of a page hold and where, so that a patch can tell what changed in them.
@MainActor struct PageBars {
  /// What the bar at the top consists of beside the items at its ends.
  struct Frame: Equatable {
    var backTitle: String?
    var title: String?
    var isLargeTitle: Bool
    /// The elements of the title.
    var titles: [ElementID]
    /// What stands in the place of the title.
    var principal: [ElementID]
    /// The menus that the title opens.
    var menus: [ElementID]

    /// Whether the other one has another title in the same elements, which tell it themselves.
    func isRenamed(to other: Frame) -> Bool {
      var renamed = self
      renamed.title = other.title
      return renamed == other && title != nil && other.title != nil && !titles.isEmpty
    }

    var hasTitle: Bool { title != nil || !titles.isEmpty }
  }

  let frame: Frame
  private(set) var leading: [ElementID] = []
  private(set) var trailing: [ElementID] = []
  private(set) var bottom: [ElementID] = []

  init(of page: Element, _ description: Description) {
    let presentation = description.presentation ?? Presentation()
    let hasBack = description.actions.contains(.dismiss) && !presentation.hidesBackButton
    var principal: [ElementID] = []
    var menus: [ElementID] = []
    for (item, placement) in page.children.toolbarItems {
      switch placement {
      case .titleMenu: menus.append(item.id)
      case .principal, .status: principal.append(item.id)
      case .leading, .cancel: leading.append(item.id)
      case .bottomBar, .keyboard: bottom.append(item.id)
      case .automatic, .trailing, .confirm, .primary, .destructive: trailing.append(item.id)
      }
    }
    frame = Frame(
      backTitle: hasBack ? presentation.backTitle ?? page.tree.say(.back) : nil,
      title: presentation.title,
      isLargeTitle: presentation.isLargeTitle,
      titles: page.children.filter { $0.kind == .title }.map(\.id), principal: principal,
      menus: menus)
  }

  var hasTopBar: Bool {
    frame.backTitle != nil || frame.hasTitle || !frame.principal.isEmpty || !leading.isEmpty
      || !trailing.isEmpty
  }

  /// Everything at the top.
  var top: [ElementID] { leading + frame.principal + frame.titles + frame.menus + trailing }

  /// Whether an item stands in another place than before.
  func exchangesItems(with old: PageBars) -> Bool {
    let places = [\PageBars.leading, \.trailing, \.bottom]
    return places.contains { place in
      let others = places.filter { $0 != place }
      return old[keyPath: place].contains { id in
        others.contains { self[keyPath: $0].contains(id) }
      }
    }
  }
}

/// A place of a page that ops address by the page's number and a letter.
enum Part: String {
  /// The bar at the top, and the large title.
  case top = "t"
  case leading = "l"
  case trailing = "e"
  /// The small title that stands in for the large one.
  case echo = "o"
  /// The title.
  case heading = "h"
  /// The place of the bar at the bottom.
  case bottom = "b"
  case bottomItems = "u"
}

@MainActor extension Element.Children {
  /// The items of all toolbars, with the place that each asks for.
  fileprivate var toolbarItems: [(element: Element, placement: Presentation.Placement)] {
    filter { $0.kind == .toolbarItem }
      .map { ($0, $0.describe().presentation?.placement ?? .automatic) }
  }
}
