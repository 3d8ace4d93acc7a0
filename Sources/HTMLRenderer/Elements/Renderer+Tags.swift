import DisplayTree

extension Renderer {
  /// Opens the outer node of an element: tag, id, class, style. The caller adds attributes and `>`.
  mutating func open(
    _ tag: StaticString, _ element: Element, _ description: Description, _ name: StaticString
  ) {
    element.renderedAttributes = 0
    element.wasShown(description)
    out.byte(0x3C)
    out.raw(tag)
    out.raw(" id=\"n")
    out.number(element.id.rawValue)
    out.raw("\" class=\"")
    out.raw(name)
    classes(element, description)
    out.byte(0x22)
    let start = out.count
    out.raw(" style=\"")
    let empty = out.count
    style(element, description)
    if out.count == empty { out.truncate(to: start) } else { out.byte(0x22) }
    language(element, description)
  }

  /// The language of what stands inside, where it is another than the page's (WCAG 2.2, 3.1.2).
  mutating func language(_ element: Element, _ description: Description) {
    for case .language(let tag) in description.style.declarations {
      return attribute(.language, tag, element)
    }
    drop(.language, element)
  }

  /// Opens the node that the children stand in.
  mutating func openChildren(_ tag: StaticString, _ element: Element, _ name: StaticString) {
    out.byte(0x3C)
    out.raw(tag)
    out.raw(" id=\"c")
    out.number(element.id.rawValue)
    out.raw("\" class=\"")
    out.raw(name)
    out.raw("\">")
  }

  mutating func close(_ tag: StaticString) {
    out.raw("</")
    out.raw(tag)
    out.byte(0x3E)
  }

  /// Points a native control inside a composite at its element.
  mutating func inner(_ element: Element) {
    out.raw(" data-for=\"")
    out.number(element.id.rawValue)
    out.byte(0x22)
  }

  /// Appends the inline style, which is harmless inside an attribute and inside JSON.
  mutating func style(_ element: Element, _ description: Description) {
    out.style(description.style, of: element.kind)
    ownStyle(element, description)
  }
}
