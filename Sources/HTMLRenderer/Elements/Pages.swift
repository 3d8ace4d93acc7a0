import DisplayTree

extension Renderer {
  /// A screen of a navigation: bar with back button, title and toolbar, then its content.
  mutating func page(_ element: Element, _ description: Description) {
    let bars = PageBars(of: element, description)
    remember(bars, of: element)
    open("div", element, description, "page")
    semantics(element, description)
    out.byte(0x3E)
    openPart(.top, of: element, "bars")
    topBar(bars, of: element)
    out.raw("</div>")
    openChildren("div", element, "pagebody")
    children(of: element) { !$0.isPageChrome }
    out.raw("</div>")
    openPart(.bottom, of: element, "bars")
    bottomBar(bars, of: element)
    out.raw("</div></div>")
  }

  mutating func remember(_ bars: PageBars, of page: Element) {
    memory.bars = memory.bars.filter { tree.element($0.key) != nil }
    memory.bars[page.id] = bars
  }

  /// The bar of the page and its large title.
  mutating func topBar(_ bars: PageBars, of page: Element) {
    if bars.hasTopBar {
      out.raw("<header class=\"navbar\">")
      openPart(.leading, of: page, "side")
      if let title = bars.frame.backTitle { back(page, title) }
      render(bars.leading)
      out.raw("</div><div class=\"middle\">")
      render(bars.frame.principal)
      if bars.frame.principal.isEmpty {
        if bars.frame.isLargeTitle {
          echo(bars.frame, of: page)
        } else {
          title(bars.frame, "inlinetitle", of: page)
        }
      }
      out.raw("</div>")
      openPart(.trailing, of: page, "side end")
      render(bars.trailing)
      out.raw("</div></header>")
    }
    if bars.frame.isLargeTitle { title(bars.frame, "largetitle", of: page) }
  }

  mutating func bottomBar(_ bars: PageBars, of page: Element) {
    guard !bars.bottom.isEmpty else { return }
    out.raw("<div class=\"bottombar\" role=\"toolbar\" id=\"c")
    out.number(page.id.rawValue)
    out.raw(Part.bottomItems.rawValue)
    out.raw("\">")
    render(bars.bottom)
    out.raw("</div>")
  }

  private mutating func openPart(_ part: Part, of page: Element, _ name: StaticString) {
    out.raw("<div class=\"")
    out.raw(name)
    out.raw("\" id=\"c")
    out.number(page.id.rawValue)
    out.raw(part.rawValue)
    out.raw("\">")
  }

  private mutating func render(_ items: [ElementID]) {
    for id in items {
      if let item = tree.element(id) { render(item) }
    }
  }

  private mutating func back(_ element: Element, _ title: String) {
    out.raw("<button type=\"button\" class=\"back\" data-do=\"d\" data-for=\"")
    out.number(element.id.rawValue)
    out.raw("\">")
    glyph(SymbolGraphic(name: "chevron.backward"))
    out.raw("<span>")
    out.text(title)
    out.raw("</span></button>")
  }

  private mutating func title(
    _ frame: PageBars.Frame, _ name: StaticString, of page: Element
  ) {
    guard frame.hasTitle else { return }
    if !frame.menus.isEmpty { out.raw("<div class=\"titled\">") }
    out.raw("<h1 class=\"")
    out.raw(name)
    if !frame.menus.isEmpty {
      out.raw("\" id=\"")
      out.part(.heading, of: page)
    }
    out.raw("\">")
    if frame.titles.isEmpty { out.text(frame.title ?? "") }
    render(frame.titles)
    out.raw("</h1>")
    guard !frame.menus.isEmpty else { return }
    render(frame.menus)
    out.raw("</div>")
  }

  /// The small title that the style sheet shows once the large one has scrolled away.
  private mutating func echo(_ frame: PageBars.Frame, of page: Element) {
    guard let title = frame.title else { return }
    out.raw("<div class=\"inlinetitle echo\" aria-hidden=\"true\" id=\"c")
    out.number(page.id.rawValue)
    out.raw(Part.echo.rawValue)
    out.raw("\">")
    out.text(title)
    out.raw("</div>")
  }

  func remember(front value: String?, of tabs: Element) {
    memory.frontTabs = memory.frontTabs.filter { tree.element($0.key) != nil }
    memory.frontTabs[tabs.id] = value
  }

  /// A row of tabs below, one panel for each above; a tab's own node is its button.
  mutating func tabs(_ element: Element, _ description: Description) {
    remember(front: description.control?.value, of: element)
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

extension Markup {
  /// Appends the id of a part of a page.
  @MainActor mutating func part(_ part: Part, of page: Element) {
    byte(0x63)
    number(page.id.rawValue)
    raw(part.rawValue)
  }
}

extension Element.Kind {
  /// What stands in the bar of a page, not in its body.
  var isPageChrome: Bool { self == .toolbar || self == .toolbarItem || self == .title }
}
