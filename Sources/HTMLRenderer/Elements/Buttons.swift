import DisplayTree

extension Renderer {
  mutating func button(_ element: Element, _ description: Description) {
    open("button", element, description, "button")
    out.raw(" type=\"button\"")
    buttonAttributes(element, description)
    out.byte(0x3E)
    children(of: element)
    close("button")
  }

  mutating func buttonAttributes(_ element: Element, _ description: Description) {
    let traits = description.accessibility.traits
    let isSelected = traits.contains(.selected) || description.control?.isSelected == true
    attribute(.label, name(of: element, description.accessibility), element)
    attribute(
      .role, fixed: traits.contains(.link) ? "link" : traits.contains(.toggle) ? "switch" : nil,
      element)
    attribute(.pressed, fixed: isSelected ? "true" : nil, element)
    let isExpanded = description.control.flatMap { $0.isExpandable ? $0.isExpanded : nil }
    attribute(.expanded, fixed: isExpanded.map { $0 ? "true" : "false" }, element)
    attribute(.shortcut, description.control?.shortcut, element)
    flag(.isDefault, description.control?.isDefault == true, element)
    flag(.isCancel, description.control?.isCancel == true, element)
    flag(.disabled, !description.isEnabled, element)
    replayKey(element, description)
    actions(element, description)
    common(element, description)
  }

  mutating func link(_ element: Element, _ description: Description) {
    open("a", element, description, "link")
    linkAttributes(element, description)
    out.byte(0x3E)
    children(of: element)
    close("a")
  }

  mutating func linkAttributes(_ element: Element, _ description: Description) {
    let address = description.control?.href.flatMap { SafeAddress($0)?.text }
    attribute(.href, description.isEnabled ? address : nil, element)
    let isOutside = address.map { $0.contains("://") } ?? false
    attribute(.target, fixed: isOutside ? "_blank" : nil, element)
    attribute(.rel, fixed: isOutside ? "noopener" : nil, element)
    attribute(.label, name(of: element, description.accessibility), element)
    if address == nil || !description.isEnabled { attribute(.role, fixed: "link", element) }
    actions(element, description)
    common(element, description)
  }

  /// A button with a popover that the browser opens and closes by itself.
  mutating func menu(_ element: Element, _ description: Description) {
    open("div", element, description, "menu")
    common(element, description)
    if description.watches.contains(.menu) { return contextMenu(element) }
    out.raw("><button type=\"button\" class=\"button\" aria-haspopup=\"true\" popovertarget=\"m")
    out.number(element.id.rawValue)
    out.byte(0x22)
    inner(element)
    let page = element.pageOfTitleMenu
    if let page {
      out.raw(" aria-labelledby=\"")
      out.part(.heading, of: page)
      out.byte(0x22)
    }
    innerName(element, description)
    out.raw(">")
    let hasContent = element.children.contains { $0.kind == .content }
    children(of: element) { hasContent ? $0 != .content : $0.isLabelPlace }
    glyph(
      SymbolGraphic(name: page == nil ? "chevron.up.chevron.down" : "chevron.down.circle.fill"))
    out.raw("</button><div popover class=\"menuitems\" id=\"m")
    out.number(element.id.rawValue)
    out.raw("\">")
    children(of: element) { hasContent ? $0 == .content : !$0.isLabelPlace }
    out.raw("</div></div>")
  }

  /// The second script opens it where the press was.
  private mutating func contextMenu(_ element: Element) {
    out.raw("><div popover class=\"menuitems\" id=\"m")
    out.number(element.id.rawValue)
    out.raw("\">")
    children(of: element)
    out.raw("</div></div>")
  }

  /// Name and state of a native control inside a composite.
  mutating func innerName(_ element: Element, _ description: Description) {
    if let label = name(of: element, description.accessibility) {
      out.raw(" aria-label=\"")
      out.attribute(label)
      out.byte(0x22)
    }
    if !description.isEnabled { out.raw(" disabled") }
  }
}

extension Element.Kind {
  /// The named places that make up the label of a composite.
  var isLabelPlace: Bool { self == .title || self == .icon || self == .label }
}

@MainActor extension Element {
  /// The page whose title opens this menu.
  fileprivate var pageOfTitleMenu: Element? {
    guard let item = parent, item.kind == .toolbarItem,
      item.describe().presentation?.placement == .titleMenu
    else { return nil }
    return item.parent
  }
}
