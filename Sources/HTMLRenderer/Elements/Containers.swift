import DisplayTree

extension Renderer {
  /// A box whose children stand in it in order: stacks, modifiers, named places.
  mutating func container(_ element: Element, _ description: Description) {
    let isHeading = element.kind == .header || description.accessibility.traits.contains(.header)
    open("div", element, description, element.kind.className)
    semantics(element, description)
    if element.kind == .placeholder { attribute(.hidden, fixed: "true", element) }
    if isHeading, element.kind == .header, description.accessibility.label == nil {
      attribute(.role, fixed: "heading", element)
      attribute(.level, number: heading(description.accessibility), element)
    }
    tappable(element, description)
    out.byte(0x3E)
    children(of: element)
    close("div")
  }

  mutating func leaf(_ element: Element, _ description: Description) {
    open("div", element, description, element.kind.className)
    common(element, description)
    tappable(element, description)
    out.raw("></div>")
  }

  /// A field that may grow to so many lines may grow as it likes: no screen shows them.
  private static let maximumLines = 1_000

  /// What a kind adds to the inline style beside its declarations.
  mutating func ownStyle(_ element: Element, _ description: Description) {
    switch element.kind {
    case .grid:
      out.property("--columns:", columnCount(of: element))
    case .progress, .gauge:
      if let share = share(description.control) { out.property("--value:", share * 100, "%") }
    case .sheet:
      if let detent = description.presentation?.detents.min() {
        out.property("--detent:", detent * 100, "dvh")
      }
    case .textEditor, .textField:
      if let lines = description.field?.lineLimit, description.field?.isMultiline == true {
        out.property("--lines:", lines.lowerBound)
        if lines.upperBound < Self.maximumLines { out.property("--most:", lines.upperBound) }
      }
    case .box: ratioStyle(element, description)
    case .page: columnStyle(element)
    case .image: imageStyle(description)
    case .shape, .fill: shapeStyle(element, description)
    default: break
    }
  }

  /// A page whose content asks for more width than a column of text has gets it, and its bars with
  /// it.
  private mutating func columnStyle(_ page: Element) {
    for content in page.children where !content.kind.isPageChrome {
      var box: Element? = content
      while let element = box, element.kind == .box || element.kind == .layered {
        for case .maxWidth(let width) in element.describe().style.declarations
        where width.isFinite {
          return out.property("--column:max(672px,", width, "px)")
        }
        box = element.onlyChild
      }
    }
  }

  /// A grid counts its columns by its widest row.
  private func columnCount(of grid: Element) -> Int {
    var most = 1
    for row in grid.children where row.kind == .gridRow {
      var columns = 0
      for cell in row.children { columns += span(of: cell) }
      most = max(most, columns)
    }
    return most
  }

  private func span(of cell: Element) -> Int {
    for case .columnSpan(let span) in cell.describe().style.declarations { return span }
    return 1
  }
}
