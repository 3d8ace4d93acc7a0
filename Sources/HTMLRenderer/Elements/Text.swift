import DisplayTree

extension Renderer {
  mutating func text(_ element: Element, _ description: Description) {
    let tag = headingTag(description.accessibility)
    open(tag, element, description, "text")
    semantics(element, description)
    tappable(element, description)
    out.byte(0x3E)
    characters(of: description)
    close(tag)
  }

  /// The inside of a text: plain characters, or its runs.
  mutating func characters(of description: Description) {
    guard !description.runs.isEmpty else { return out.text(description.text ?? "") }
    for run in description.runs { self.run(run) }
  }

  private func headingTag(_ accessibility: Accessibility) -> StaticString {
    guard accessibility.traits.contains(.header) else { return "span" }
    switch heading(accessibility) {
    case 1: return "h1"
    case 2: return "h2"
    case 3: return "h3"
    case 4: return "h4"
    case 5: return "h5"
    default: return "h6"
    }
  }

  private mutating func run(_ run: TextRun) {
    if let symbol = run.symbol { return glyph(SymbolGraphic(name: symbol), style: run.style) }
    let address = run.link.flatMap { SafeAddress($0)?.text }
    guard address != nil || !run.style.isEmpty else { return out.text(run.text) }
    out.raw(address == nil ? "<span" : "<a")
    runStyle(run.style)
    if let address {
      out.raw(" href=\"")
      out.attribute(address)
      out.raw("\" target=\"_blank\" rel=\"noopener\"")
    }
    out.byte(0x3E)
    out.text(run.text)
    out.raw(address == nil ? "</span>" : "</a>")
  }

  mutating func runStyle(_ style: Style) {
    out.raw(" class=\"run")
    for declaration in style.declarations { out.classes(declaration) }
    out.byte(0x22)
    let start = out.count
    out.raw(" style=\"")
    let empty = out.count
    out.style(style, of: .text)
    if out.count == empty { out.truncate(to: start) } else { out.byte(0x22) }
  }
}
