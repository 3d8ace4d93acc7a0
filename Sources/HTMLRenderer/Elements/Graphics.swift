import DisplayTree

extension Renderer {
  mutating func symbol(_ element: Element, _ description: Description) {
    guard case .symbol(let graphic) = description.graphic else { return leaf(element, description) }
    open("svg", element, description, "symbol")
    symbolSemantics(element, description)
    out.byte(0x3E)
    use(graphic)
    out.raw("</svg>")
  }

  /// A symbol without name of its own is decoration, unless it is all that a control shows.
  mutating func symbolSemantics(_ element: Element, _ description: Description) {
    let accessibility = description.accessibility
    let name =
      accessibility.isHidden
      ? nil : name(of: element, accessibility) ?? nameInControl(element, description)
    let role: StaticString =
      description.isAdjustable ? "slider" : description.actions.contains(.tap) ? "button" : "img"
    attribute(.role, fixed: name == nil ? nil : role, element)
    attribute(.label, name, element)
    common(element, description, isHidden: name == nil)
    tappable(element, description)
  }

  private func nameInControl(_ element: Element, _ description: Description) -> String? {
    guard case .symbol(let graphic) = description.graphic, element.isWholeLabel else { return nil }
    return graphic.spokenName
  }

  /// A symbol inside a run of text or inside our own chrome.
  mutating func glyph(_ graphic: SymbolGraphic, style: Style = Style()) {
    out.raw("<svg class=\"symbol run")
    for declaration in style.declarations { out.classes(declaration) }
    out.raw("\" aria-hidden=\"true\">")
    use(graphic)
    out.raw("</svg>")
  }

  mutating func use(_ graphic: SymbolGraphic) {
    let name = symbols.use(graphic)
    out.raw("<use href=\"#")
    out.attribute(name)
    out.raw("\"/>")
  }

  mutating func image(_ element: Element, _ description: Description) {
    guard case .image(let graphic) = description.graphic else { return leaf(element, description) }
    if graphic.isTemplate { return template(element, description, graphic) }
    if let dark = graphic.darkSource, SafeAddress(graphic.source) != nil {
      out.raw("<picture><source media=\"")
      out.raw(graphic.scheme.darkMedia)
      out.raw("\" srcset=\"")
      out.attribute(dark)
      out.raw("\">")
      img(element, description, graphic)
      out.raw("</picture>")
    } else {
      img(element, description, graphic)
    }
  }

  mutating func img(_ element: Element, _ description: Description, _ graphic: ImageGraphic) {
    open("img", element, description, "image")
    attribute(.source, SafeAddress(graphic.source)?.text ?? "", element)
    imageName(element, description)
    out.byte(0x3E)
  }

  /// The name goes into `alt`; an image without one is decoration.
  mutating func imageName(_ element: Element, _ description: Description) {
    let accessibility = description.accessibility
    attribute(.alt, accessibility.isHidden ? "" : name(of: element, accessibility) ?? "", element)
    let isButton = description.actions.contains(.tap)
    attribute(
      .role, fixed: description.isAdjustable ? "slider" : isButton ? "button" : nil, element)
    common(element, description)
    tappable(element, description)
  }

  private mutating func template(
    _ element: Element, _ description: Description, _ graphic: ImageGraphic
  ) {
    open("span", element, description, "image stencil")
    symbolSemantics(element, description)
    out.raw("></span>")
  }

  mutating func asyncImage(_ element: Element, _ description: Description) {
    guard case .image(let graphic) = description.graphic,
      let address = SafeAddress(graphic.source)
    else { return container(element, description) }
    open("img", element, description, "image")
    attribute(.source, address.text, element)
    out.raw(" loading=\"lazy\" decoding=\"async\"")
    imageName(element, description)
    out.byte(0x3E)
  }

  /// Tells the style sheet the ratio that a box keeps, its own or that of the picture in it.
  mutating func ratioStyle(_ element: Element, _ description: Description) {
    guard element.sizing.ratio != nil else { return }
    for case .aspectRatio(let ratio?, _) in description.style.declarations {
      return out.property("--ratio:", ratio, "")
    }
    guard case .image(let graphic) = element.children.first?.describe().graphic,
      let width = graphic.width, let height = graphic.height, width > 0, height > 0
    else { return }
    out.property("--ratio:", width / height, "")
  }

  mutating func imageStyle(_ description: Description) {
    guard case .image(let graphic) = description.graphic else { return }
    if graphic.isTemplate {
      out.raw("--mask:url('")
      out.address(graphic.source)
      out.raw("');")
    }
    if !graphic.isSmooth { out.raw("image-rendering:pixelated;") }
    if !graphic.isResizable {
      if let width = graphic.width { out.property("width:", width, "px") }
      if let height = graphic.height { out.property("height:", height, "px") }
    }
  }
}

extension Optional<ColorSchemeName> {
  /// When the dark variant is shown: the second script says the same after a change.
  var darkMedia: StaticString {
    switch self {
    case .dark: "all"
    case .light: "not all"
    case nil: "(prefers-color-scheme:dark)"
    }
  }

  var lightMedia: StaticString {
    switch self {
    case .dark: "not all"
    case .light: "all"
    case nil: "(prefers-color-scheme:light)"
    }
  }
}

extension Markup {
  /// Appends an address inside a quoted `url('…')`: what could end the string is percent-encoded.
  mutating func address(_ address: String) {
    guard let safe = SafeAddress(address) else { return }
    for byte in safe.text.utf8 {
      switch byte {
      case 0x22, 0x27, 0x28, 0x29, 0x3C, 0x3E, 0x5C, 0x3B, 0x80...:
        self.byte(0x25)
        hexadecimal(byte)
      case 0x26: raw("&amp;")
      default: self.byte(byte)
      }
    }
  }
}

@MainActor extension Element {
  /// Whether a control around the element has no other name than what the element says.
  fileprivate var isWholeLabel: Bool {
    var ancestor = parent
    while let element = ancestor {
      switch element.kind {
      case .button, .link, .menu:
        let label = element.describe().accessibility.label
        return label == nil && element.onlySymbol != nil
      case .box, .layered, .hstack, .vstack, .zstack, .label: ancestor = element.parent
      default: return false
      }
    }
    return false
  }
}
