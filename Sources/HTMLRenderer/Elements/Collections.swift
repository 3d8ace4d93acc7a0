import DisplayTree

extension Renderer {
  /// A `<form>`, so that password managers and autofill see one; inside another form a group.
  mutating func form(_ element: Element, _ description: Description) {
    let isNested = element.isInsideForm
    open(isNested ? "div" : "form", element, description, "form")
    if !isNested { out.raw(" novalidate") }
    semantics(element, description)
    out.byte(0x3E)
    openChildren("div", element, "groups")
    children(of: element)
    out.raw("</div>")
    close(isNested ? "div" : "form")
  }

  mutating func list(_ element: Element, _ description: Description) {
    open("div", element, description, "list")
    semantics(element, description)
    tappable(element, description)
    out.byte(0x3E)
    openChildren("div", element, "groups")
    children(of: element)
    out.raw("</div></div>")
  }

  /// Header, rows and footer; the rows stand in one group, the section is named by its header.
  mutating func section(_ element: Element, _ description: Description) {
    open("section", element, description, "section")
    let header = element.children.first { $0.kind == .header }
    attribute(.label, description.accessibility.label, element)
    if let header, description.accessibility.label == nil {
      out.raw(" aria-labelledby=\"n")
      out.number(header.id.rawValue)
      out.byte(0x22)
    }
    common(element, description)
    out.byte(0x3E)
    children(of: element) { $0 == .header }
    openChildren("div", element, "group")
    children(of: element) { $0 != .header && $0 != .footer }
    out.raw("</div>")
    children(of: element) { $0 == .footer }
    out.raw("</section>")
  }

  /// A row; with a delete action it carries its own button. In a row that is a button itself that
  /// one is for the pointer alone: buttons must not nest, and the keyboard has the Delete key.
  mutating func row(_ element: Element, _ description: Description) {
    open("div", element, description, "row")
    semantics(element, description)
    tappable(element, description)
    out.byte(0x3E)
    if description.actions.contains(.delete) { minus() }
    openChildren("div", element, "cell")
    children(of: element) { $0 != .actions }
    out.raw("</div>")
    swipes(element, description)
    if description.actions.contains(.move) { handle() }
    out.raw("</div>")
  }

  /// The buttons that a swipe shows, a pointer over the row, or the focus on one of them. The second
  /// script, which the empty `data-more` loads, knows the swipe.
  private mutating func swipes(_ element: Element, _ description: Description) {
    let deletes = description.actions.contains(.delete)
    guard deletes || element.children.contains(where: { $0.kind == .actions }) else { return }
    out.raw("<div class=\"swipes\" data-more>")
    let content = element.children.firstIndex { $0.kind != .actions && $0.kind != .backgroundLayer }
    for (index, child) in element.children.enumerated() where child.kind == .actions {
      out.raw(
        index < content ?? 0 ? "<div class=\"swipe leading\">" : "<div class=\"swipe trailing\">")
      render(child)
      out.raw("</div>")
    }
    if deletes {
      out.raw("<div class=\"swipe trailing\">")
      delete(element, description)
      out.raw("</div>")
    }
    out.raw("</div>")
  }

  /// Shows the button that deletes, while the list is edited; assistive technology finds that one
  /// without it.
  private mutating func minus() {
    out.raw("<span class=\"minus\" data-reveal aria-hidden=\"true\">")
    glyph(SymbolGraphic(name: "minus.circle.fill"))
    out.raw("</span>")
  }

  /// What a row is dragged by while the list is edited; the keyboard moves it with Alt and the arrow
  /// keys.
  private mutating func handle() {
    out.raw("<span class=\"handle\" data-handle aria-hidden=\"true\">")
    glyph(SymbolGraphic(name: "line.3.horizontal"))
    out.raw("</span>")
  }

  private mutating func delete(_ element: Element, _ description: Description) {
    let isForPointer = description.actions.contains(.tap)
    out.raw(isForPointer ? "<span aria-hidden=\"true\"" : "<button type=\"button\"")
    out.raw(" class=\"delete\" aria-label=\"")
    out.attribute(tree.say(.delete))
    out.raw("\" data-do=\"x\" data-for=\"")
    out.number(element.id.rawValue)
    out.raw("\">")
    glyph(SymbolGraphic(name: "trash"))
    out.raw("<span class=\"word\">")
    out.text(tree.say(.delete))
    out.raw("</span>")
    out.raw(isForPointer ? "</span>" : "</button>")
  }

  mutating func groupBox(_ element: Element, _ description: Description) {
    open("section", element, description, "groupbox")
    semantics(element, description)
    out.byte(0x3E)
    children(of: element)
    out.raw("</section>")
  }

  /// A native `<details>`: the browser says whether it is open, and opens it at once. Its summary
  /// sends a tap; a source that takes `choose` instead is drawn anew with the opposite value.
  mutating func disclosure(_ element: Element, _ description: Description) {
    open("details", element, description, "disclosure")
    compositeAttributes(element, description)
    disclosureState(element, description)
    out.raw("><summary class=\"discloser\"")
    inner(element)
    summaryAction(description)
    if !description.isEnabled { out.raw(" aria-disabled=\"true\"") }
    nativeSemantics(element, description, isNamed: description.accessibility.label != nil)
    out.byte(0x3E)
    labelPart(element, description)
    glyph(SymbolGraphic(name: "chevron.right"))
    out.raw("</summary>")
    openChildren("div", element, "disclosed")
    children(of: element) { $0 == .content }
    out.raw("</div></details>")
  }

  mutating func disclosureState(_ element: Element, _ description: Description) {
    flag(.open, description.control?.isExpanded == true, element)
  }

  private mutating func summaryAction(_ description: Description) {
    if description.actions.contains(.tap) {
      out.raw(" data-do=\"t\"")
    } else if description.actions.contains(.choose) {
      out.raw(" data-do=\"v\"")
    }
  }
}

@MainActor extension Element {
  /// Whether a `<form>` tag stands around this element already; forms must not nest in HTML.
  var isInsideForm: Bool {
    var ancestor = parent
    while let element = ancestor {
      if element.kind == .form { return true }
      ancestor = element.parent
    }
    return false
  }
}
