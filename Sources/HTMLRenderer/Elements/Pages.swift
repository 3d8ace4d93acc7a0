import DisplayTree

extension Renderer {
  /// A screen of a navigation: bar with back button, title and toolbar, then its content.
  mutating func page(_ element: Element, _ description: Description) {
    open("div", element, description, "page")
    semantics(element, description)
    out.byte(0x3E)
    let presentation = description.presentation ?? Presentation()
    let items = element.children.toolbarItems
    bar(element, description, presentation, items)
    if presentation.isLargeTitle { title(element, presentation, "largetitle") }
    openChildren("div", element, "pagebody")
    children(of: element) { !$0.isPageChrome }
    out.raw("</div>")
    bottomBar(items)
    out.raw("</div>")
  }

  private mutating func bar(
    _ element: Element, _ description: Description, _ presentation: Presentation,
    _ items: [(element: Element, placement: Presentation.Placement)]
  ) {
    let hasBack = description.actions.contains(.dismiss) && !presentation.hidesBackButton
    let hasTitle = presentation.title != nil || element.children.contains { $0.kind == .title }
    guard hasBack || hasTitle || !items.isEmpty else { return }
    out.raw("<header class=\"navbar\"><div class=\"side\">")
    if hasBack { back(element, presentation) }
    for item in items where item.placement.isLeading { render(item.element) }
    out.raw("</div><div class=\"middle\">")
    let principal = items.filter { $0.placement == .principal || $0.placement == .status }
    for item in principal { render(item.element) }
    if principal.isEmpty, !presentation.isLargeTitle { title(element, presentation, "inlinetitle") }
    if principal.isEmpty, presentation.isLargeTitle { echo(presentation) }
    out.raw("</div><div class=\"side end\">")
    for item in items where item.placement.isTrailing { render(item.element) }
    out.raw("</div></header>")
  }

  private mutating func back(_ element: Element, _ presentation: Presentation) {
    out.raw("<button type=\"button\" class=\"back\" data-do=\"d\" data-for=\"")
    out.number(element.id.rawValue)
    out.raw("\">")
    glyph(SymbolGraphic(name: "chevron.backward"))
    out.raw("<span>")
    out.text(presentation.backTitle ?? "Back")
    out.raw("</span></button>")
  }

  private mutating func title(
    _ element: Element, _ presentation: Presentation, _ name: StaticString
  ) {
    let drawn = element.children.filter { $0.kind == .title }
    guard !drawn.isEmpty || presentation.title != nil else { return }
    out.raw("<h1 class=\"")
    out.raw(name)
    out.raw("\">")
    if drawn.isEmpty { out.text(presentation.title ?? "") }
    for title in drawn { render(title) }
    out.raw("</h1>")
  }

  /// The small title that the style sheet shows once the large one has scrolled away.
  private mutating func echo(_ presentation: Presentation) {
    guard let title = presentation.title else { return }
    out.raw("<div class=\"inlinetitle echo\" aria-hidden=\"true\">")
    out.text(title)
    out.raw("</div>")
  }

  private mutating func bottomBar(
    _ items: [(element: Element, placement: Presentation.Placement)]
  ) {
    let bottom = items.filter { $0.placement == .bottomBar || $0.placement == .keyboard }
    guard !bottom.isEmpty else { return }
    out.raw("<div class=\"bottombar\" role=\"toolbar\">")
    for item in bottom { render(item.element) }
    out.raw("</div>")
  }

  /// A row of tabs below, one panel for each above; a tab's own node is its button.
  mutating func tabs(_ element: Element, _ description: Description) {
    open("div", element, description, "tabs")
    compositeAttributes(element, description)
    out.byte(0x3E)
    for tab in element.children { render(tab) }
    out.raw("<div class=\"tabbar\" role=\"tablist\">")
    for (index, tab) in element.children.enumerated() {
      tabButton(tab, tab.describe(), index, of: element, description)
    }
    out.raw("</div></div>")
  }

  /// The panel of one tab: the inner node that its children stand in. Later the client shows and
  /// hides it as the tab is told to be selected.
  mutating func tabPanel(_ element: Element, _ description: Description) {
    out.raw("<div class=\"panel\" role=\"tabpanel\" id=\"c")
    out.number(element.id.rawValue)
    out.raw("\" aria-labelledby=\"n")
    out.number(element.id.rawValue)
    out.raw(isInFront(element) ? "\">" : "\" hidden>")
    children(of: element) { !$0.isLabelPlace }
    out.raw("</div>")
  }

  private mutating func tabButton(
    _ tab: Element, _ description: Description, _ index: Int, of tabs: Element,
    _ host: Description
  ) {
    open("button", tab, description, "tab")
    out.raw(" type=\"button\" role=\"tab\" aria-controls=\"c")
    out.number(tab.id.rawValue)
    out.byte(0x22)
    if host.actions.contains(.choose) {
      inner(tabs)
      out.raw(" data-do=\"v\" data-v=\"")
      out.attribute(tabValue(description, index))
      out.byte(0x22)
    }
    tabAttributes(tab, isSelected: tabValue(description, index) == host.control?.value)
    attribute(.label, description.accessibility.label, tab)
    flag(.disabled, !description.isEnabled, tab)
    actions(tab, description)
    common(tab, description)
    out.byte(0x3E)
    children(of: tab) { $0.isLabelPlace }
    if let badge = description.presentation?.badge {
      out.raw("<span class=\"badge\">")
      out.text(badge)
      out.raw("</span>")
    }
    out.raw("</button>")
  }

  mutating func tabAttributes(_ tab: Element, isSelected: Bool) {
    attribute(.selected, fixed: isSelected ? "true" : "false", tab)
  }

  func tabValue(_ description: Description, _ index: Int) -> String {
    guard let value = description.control?.value, !value.isEmpty else { return String(index) }
    return value
  }

  private func isInFront(_ tab: Element) -> Bool {
    guard let tabs = tab.parent, let index = tabs.children.firstIndex(where: { $0 === tab })
    else { return true }
    return tabValue(tab.describe(), index) == tabs.describe().control?.value
  }
}

extension Element.Kind {
  /// What stands in the bar of a page, not in its body.
  var isPageChrome: Bool { self == .toolbar || self == .toolbarItem || self == .title }
}

extension Presentation.Placement {
  fileprivate var isLeading: Bool { self == .leading || self == .cancel }

  fileprivate var isTrailing: Bool {
    switch self {
    case .automatic, .trailing, .confirm, .primary, .destructive: true
    default: false
    }
  }
}

@MainActor extension [Element] {
  /// The items of all toolbars, with the place that each asks for.
  fileprivate var toolbarItems: [(element: Element, placement: Presentation.Placement)] {
    flatMap { $0.kind == .toolbar ? $0.children : $0.kind == .toolbarItem ? [$0] : [] }
      .map { ($0, $0.describe().presentation?.placement ?? .automatic) }
  }
}
