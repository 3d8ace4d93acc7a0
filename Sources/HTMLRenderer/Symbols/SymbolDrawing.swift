/// Where a symbol's picture comes from: a file, a drawing of ours, or a composite of those.
package indirect enum SymbolDrawing: Hashable, Sendable {
  /// A file of Bootstrap Icons, without its `.svg`.
  case icon(String)
  /// An entry of `SymbolTable.drawings`.
  case drawn(String)
  case composite(Composite)

  /// Glyphs put together, for names that Bootstrap Icons has no file for.
  package enum Composite: Hashable, Sendable {
    /// The glyph in a ring, or cut out of a disc.
    case circled(SymbolDrawing, filled: Bool)
    /// The glyph in a square, or cut out of one.
    case squared(SymbolDrawing, filled: Bool)
    /// The glyph struck through from the top left.
    case slashed(SymbolDrawing)
    /// The glyph with a smaller one at its bottom right.
    case badged(SymbolDrawing, with: SymbolDrawing)
    /// The glyph with a dot at its top right, as for news.
    case dotted(SymbolDrawing)
    /// The glyph seen in a mirror: what points left points right.
    case mirrored(SymbolDrawing)
  }

  /// The files this drawing needs.
  package var icons: [String] {
    switch self {
    case .icon(let icon): [icon]
    case .drawn: []
    case .composite(.badged(let glyph, let badge)): glyph.icons + badge.icons
    case .composite(.circled(let glyph, _)), .composite(.squared(let glyph, _)),
      .composite(.slashed(let glyph)), .composite(.dotted(let glyph)),
      .composite(.mirrored(let glyph)):
      glyph.icons
    }
  }
}

extension SymbolDrawing {
  /// Reads the table's notation.
  ///
  /// ```
  /// envelope-fill                         a file
  /// own:leaf                              a drawing of ours
  /// circle.fill(envelope-fill)            also circle, square, square.fill, slash, dot, flip
  /// badge(calendar3, clock-fill)          the glyph, then its badge
  /// ```
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "(") else {
      self = text.hasPrefix("own:") ? .drawn(String(text.dropFirst(4))) : .icon(text)
      return
    }
    guard text.last == ")" else { return nil }
    let content = String(text[text.index(after: open)...].dropLast())
    guard let composite = Composite(kind: String(text[..<open]), content: content) else {
      return nil
    }
    self = .composite(composite)
  }
}

extension SymbolDrawing.Composite {
  fileprivate init?(kind: String, content: String) {
    if kind == "badge" {
      guard let comma = content.lastIndex(of: ","),
        let glyph = SymbolDrawing(String(content[..<comma])),
        let badge = SymbolDrawing(String(content[comma...].dropFirst(2)))
      else { return nil }
      self = .badged(glyph, with: badge)
      return
    }
    guard let glyph = SymbolDrawing(content) else { return nil }
    switch kind {
    case "circle": self = .circled(glyph, filled: false)
    case "circle.fill": self = .circled(glyph, filled: true)
    case "square": self = .squared(glyph, filled: false)
    case "square.fill": self = .squared(glyph, filled: true)
    case "slash": self = .slashed(glyph)
    case "dot": self = .dotted(glyph)
    case "flip": self = .mirrored(glyph)
    default: return nil
    }
  }
}
