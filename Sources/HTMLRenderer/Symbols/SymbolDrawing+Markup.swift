extension SymbolDrawing {
  /// The drawing as SVG elements on the 16 × 16 grid, or nil when a glyph is not to be had.
  ///
  /// - Parameters:
  ///   - maskID: an id for the mask that a composite may need, unique on the page.
  ///   - icon: the elements of a file of Bootstrap Icons.
  func markup(maskID: String, icon: (String) -> String?) -> String? {
    switch self {
    case .icon(let name): icon(name)
    case .drawn(let name): SymbolTable.drawings[name]
    case .composite(let composite): composite.markup(maskID: maskID, icon: icon)
    }
  }

  /// The drawing as two layers, or nil when it has one or a glyph is not to be had.
  func layers(maskID: String, icon: (String) -> String?) -> SymbolLayers? {
    switch self {
    case .icon(let name):
      if let drawn = SymbolTable.layered[name] { return drawn }
      guard SymbolTable.hasLayers(icon: name) else { return nil }
      return icon(name).flatMap { SymbolLayers(markup: $0, isFilled: isFilled(name)) }
    case .drawn(let name):
      guard SymbolTable.enclosingDrawings.contains(name) else { return nil }
      return SymbolTable.drawings[name].flatMap { SymbolLayers(markup: $0, isFilled: true) }
    case .composite(let composite): return composite.layers(maskID: maskID, icon: icon)
    }
  }

  private func isFilled(_ icon: String) -> Bool { icon.split(separator: "-").contains("fill") }

  /// Line drawings thin out when scaled down; solid ones would clog if they were thickened.
  fileprivate var isSolid: Bool {
    switch self {
    case .icon(let name): name.hasSuffix("-fill") || Self.solidIcons.contains(name)
    case .drawn, .composite: true
    }
  }

  /// Files that are heavy or finely detailed without saying `-fill` in their names.
  private static let solidIcons: Set = [
    "bank2", "bicycle", "calendar3", "capsule", "fire", "flower1", "gear-wide-connected",
    "hammer", "headphones", "bookshelf", "shop", "newspaper",
  ]
}

extension SymbolDrawing.Composite {
  fileprivate func markup(maskID: String, icon: (String) -> String?) -> String? {
    let inner = maskID + "m"
    switch self {
    case .circled(let glyph, let filled):
      return glyph.markup(maskID: inner, icon: icon).map {
        Self.enclose($0, solid: glyph.isSolid, in: .disc, filled: filled, maskID: maskID)
      }
    case .squared(let glyph, let filled):
      return glyph.markup(maskID: inner, icon: icon).map {
        Self.enclose($0, solid: glyph.isSolid, in: .tile, filled: filled, maskID: maskID)
      }
    case .slashed(let glyph):
      return glyph.markup(maskID: inner, icon: icon).map { Self.strike($0, maskID: maskID) }
    case .badged, .dotted:
      return layers(maskID: maskID, icon: icon).map { $0.secondary + $0.primary }
    case .mirrored(let glyph):
      return glyph.markup(maskID: inner, icon: icon).map(Self.mirror)
    }
  }

  /// The two layers, or nil when the composite has one.
  func layers(maskID: String, icon: (String) -> String?) -> SymbolLayers? {
    let inner = maskID + "m"
    switch self {
    case .circled(let glyph, let filled):
      return glyph.markup(maskID: inner, icon: icon).map {
        Self.layers(of: $0, solid: glyph.isSolid, in: .disc, filled: filled)
      }
    case .squared(let glyph, let filled):
      return glyph.markup(maskID: inner, icon: icon).map {
        Self.layers(of: $0, solid: glyph.isSolid, in: .tile, filled: filled)
      }
    case .slashed: return nil
    case .badged(let glyph, let badge):
      guard let glyph = glyph.markup(maskID: inner, icon: icon),
        let badge = badge.markup(maskID: inner + "b", icon: icon)
      else { return nil }
      let gap = "<circle cx=\"11.75\" cy=\"11.75\" r=\"5.25\"/>"
      return SymbolLayers(
        primary: "<g transform=\"translate(7.5 7.5) scale(.53)\">\(badge)</g>",
        secondary: Self.cut(gap, from: glyph, maskID), isOnGround: false)
    case .dotted(let glyph):
      return glyph.markup(maskID: inner, icon: icon).map {
        SymbolLayers(
          primary: "<circle cx=\"12.5\" cy=\"3.5\" r=\"3.5\"/>",
          secondary: Self.cut("<circle cx=\"12.5\" cy=\"3.5\" r=\"4.5\"/>", from: $0, maskID),
          isOnGround: false)
      }
    case .mirrored(let glyph):
      return glyph.layers(maskID: inner, icon: icon)?.map(Self.mirror)
    }
  }

  private static func mirror(_ glyph: String) -> String {
    "<g transform=\"matrix(-1 0 0 1 16 0)\">\(glyph)</g>"
  }

  /// The two shapes that hold a glyph, and how much of their width it gets.
  private enum Holder {
    case disc, tile

    var solid: String {
      switch self {
      case .disc: "<circle cx=\"8\" cy=\"8\" r=\"8\"/>"
      case .tile: "<rect width=\"16\" height=\"16\" rx=\"2.5\"/>"
      }
    }

    var outline: String {
      switch self {
      case .disc:
        "<circle cx=\"8\" cy=\"8\" r=\"7.5\" fill=\"none\" stroke=\"currentColor\"/>"
      case .tile:
        """
        <rect x=".5" y=".5" width="15" height="15" rx="2" fill="none" stroke="currentColor"/>
        """
      }
    }

    /// The scale, and the offset that centers it: (16 − 16 × scale) ÷ 2.
    var transform: String {
      switch self {
      case .disc: "translate(3.6 3.6) scale(.55)"
      case .tile: "translate(3.2 3.2) scale(.6)"
      }
    }
  }

  private static func enclose(
    _ glyph: String, solid: Bool, in holder: Holder, filled: Bool, maskID: String
  ) -> String {
    let layers = layers(of: glyph, solid: solid, in: holder, filled: filled)
    return filled
      ? cut(layers.primary, from: layers.secondary, maskID) : layers.secondary + layers.primary
  }

  private static func layers(
    of glyph: String, solid: Bool, in holder: Holder, filled: Bool
  ) -> SymbolLayers {
    let weight = solid ? "" : " stroke=\"currentColor\" stroke-width=\".6\""
    return SymbolLayers(
      primary: "<g\(weight) transform=\"\(holder.transform)\">\(glyph)</g>",
      secondary: filled ? holder.solid : holder.outline, isOnGround: filled)
  }

  /// The slash runs from the top left, as in Bootstrap's own struck-through icons.
  private static func strike(_ glyph: String, maskID: String) -> String {
    let gap = "<path stroke=\"currentColor\" stroke-width=\"2.8\" d=\"M2.7.7l14 14\"/>"
    let line = """
      <path fill="none" stroke="currentColor" stroke-linecap="round" d="M1.5 1.5l13 13"/>
      """
    return cut(gap, from: glyph, maskID) + line
  }

  /// Takes a hole out of a picture with a mask, so that the page shows through.
  private static func cut(_ hole: String, from picture: String, _ maskID: String) -> String {
    """
    <mask id="\(maskID)" maskUnits="userSpaceOnUse" x="0" y="0" width="16" height="16">\
    <rect width="16" height="16" fill="#fff"/><g fill="#000" color="#000">\(hole)</g></mask>\
    <g mask="url(#\(maskID))">\(picture)</g>
    """
  }
}
