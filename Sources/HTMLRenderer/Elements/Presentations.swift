import DisplayTree

extension Renderer {
  /// A modal dialog that the client opens with `showModal()`, so that the browser keeps the focus
  /// in it and the rest inert.
  mutating func sheet(_ element: Element, _ description: Description) {
    open("dialog", element, description, element.kind.className)
    dialogAttributes(element, description)
    out.byte(0x3E)
    if description.presentation?.showsDragIndicator == true
      || (description.presentation?.detents.count ?? 0) > 1
    {
      out.raw("<div class=\"grabber\"></div>")
    }
    openChildren("div", element, "sheetbody")
    children(of: element)
    out.raw("</div></dialog>")
  }

  mutating func dialogAttributes(_ element: Element, _ description: Description) {
    out.raw(" data-modal")
    if description.presentation?.isDismissDisabled == true { out.raw(" data-sticky") }
    attribute(.label, dialogName(of: element, description), element)
    attribute(.test, description.accessibility.identifier, element)
    actions(element, description)
  }

  /// A sheet without a title is called by the first text in it: a dialog must have a name.
  func dialogName(of element: Element, _ description: Description) -> String? {
    description.accessibility.label ?? description.presentation?.title ?? element.firstText
  }

  /// Title, message and buttons; two short buttons stand side by side.
  mutating func alert(_ element: Element, _ description: Description) {
    open("dialog", element, description, element.kind.className)
    dialogAttributes(element, description)
    if let message = element.children.first(where: { $0.kind == .message }) {
      attribute(.describedBy, element) { $0.references([message.id]) }
    }
    out.raw(element.kind == .alert ? " role=\"alertdialog\">" : ">")
    out.raw("<div class=\"alerttext\">")
    if let title = description.presentation?.title,
      !element.children.contains(where: { $0.kind == .title })
    {
      out.raw("<h2 class=\"title\">")
      out.text(title)
      out.raw("</h2>")
    }
    children(of: element) { $0 != .actions && $0 != .button }
    out.raw("</div>")
    let buttons = element.children.filter { $0.kind == .actions || $0.kind == .button }
    if !buttons.contains(where: { $0.kind == .actions }) { out.raw("<div class=\"actions\">") }
    for button in buttons { render(button) }
    if !buttons.contains(where: { $0.kind == .actions }) { out.raw("</div>") }
    out.raw("</dialog>")
  }

  /// Stands in the top layer beside the element it belongs to.
  mutating func popover(_ element: Element, _ description: Description) {
    open("div", element, description, "popover")
    out.raw(" popover=\"manual\" data-anchor=\"")
    out.number(element.parent?.id.rawValue ?? 0)
    out.byte(0x22)
    attribute(.label, description.accessibility.label, element)
    // A dialog must have a name.
    let isNamed = description.accessibility.label != nil
    attribute(.role, fixed: isNamed ? "dialog" : "group", element)
    attribute(.test, description.accessibility.identifier, element)
    actions(element, description)
    out.byte(0x3E)
    children(of: element)
    out.raw("</div>")
  }
}

@MainActor extension Element {
  /// The first text inside that is no control's.
  fileprivate var firstText: String? {
    switch kind {
    case .text:
      let description = describe()
      let text = description.text ?? description.runs.map(\.text).joined()
      return text.isEmpty ? nil : text
    case .button, .link, .menu, .textField, .secureField, .textEditor, .toolbarItem: return nil
    default:
      for child in children {
        if let text = child.firstText { return text }
      }
      return nil
    }
  }
}
