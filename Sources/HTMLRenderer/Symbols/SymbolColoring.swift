import DisplayTree

/// What the layers of a symbol are drawn in, where that is more than one colour.
enum SymbolColoring: Equatable {
  /// One colour, the second layer fainter.
  case hierarchical
  /// The first and the second level of the foreground style.
  case palette
  /// The symbol's own.
  case own([LayerPaint])

  /// Nil when the symbol is drawn in one colour.
  init?(of name: String, in rendering: SymbolGraphic.Rendering) {
    switch rendering {
    case .monochrome: return nil
    case .hierarchical: self = .hierarchical
    case .palette: self = .palette
    case .multicolor:
      guard let colors = SymbolTable.colors[name] else { return nil }
      self = .own(colors)
    }
  }

  /// Tells the symbol apart from the plain one on a page.
  var suffix: String {
    switch self {
    case .hierarchical: "--h"
    case .palette: "--p"
    case .own: "--c"
    }
  }

  var primary: LayerPaint {
    if case .own(let colors) = self { colors[0] } else { .text }
  }

  /// A faint ground under a strong glyph is what SF Symbols look like; lines would fade as faint.
  func secondary(of layers: SymbolLayers) -> LayerPaint {
    switch self {
    case .hierarchical: .faint(layers.isOnGround ? ".25" : ".5")
    case .palette: .color("var(--fg2)")
    case .own(let colors): colors[colors.count - 1]
    }
  }
}

/// How one layer is drawn.
enum LayerPaint: Equatable {
  /// In the foreground style.
  case text
  case faint(String)
  case color(String)

  func group(_ body: String) -> String {
    switch self {
    case .text: body
    case .faint(let opacity): "<g opacity=\"\(opacity)\">\(body)</g>"
    case .color(let color): "<g style=\"color:\(color);fill:\(color)\">\(body)</g>"
    }
  }
}
