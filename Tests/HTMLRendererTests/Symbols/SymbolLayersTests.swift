import DisplayTree
import Testing

@testable import HTMLRenderer

struct SymbolLayersTests {
  private let library = SymbolLibrary()

  @Test func `in one colour a symbol is the very picture that it was without layers`() {
    for name in ["xmark.circle.fill", "folder.badge.plus", "star", "envelope.circle.fill"] {
      let plain = library.symbol(named: name)
      #expect(library.symbol(named: name, rendering: .monochrome) == plain)
      #expect(!plain.body.contains("opacity"))
      #expect(!plain.body.contains("style"))
    }
  }

  @Test func `a glyph knocked out of a filled circle is drawn upon it`() {
    let symbol = library.symbol(named: "plus.circle.fill", rendering: .hierarchical)
    #expect(
      symbol.markup == """
        <symbol id="s-plus-circle-fill--h" viewBox="0 0 16 16"><g fill="currentColor">\
        <g opacity=".25"><path fill-rule="evenodd" \
        d="M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0z"/></g>\
        <path fill-rule="evenodd" d="M8.5 4.5a0.5 0.5 0 0 0 -1 0v3h-3a0.5 0.5 0 0 0 0 1h3v3\
        a0.5 0.5 0 0 0 1 0v-3h3a0.5 0.5 0 0 0 0 -1h-3v-3z"/></g></symbol>
        """)
  }

  @Test func `a glyph keeps its own holes when it is cut out of its ground`() throws {
    let layers = try #require(self.layers(of: "p.circle.fill"))
    #expect(layers.primary.matches(of: /M/).count == 2)
    #expect(layers.secondary.matches(of: /M/).count == 1)
    #expect(layers.isOnGround)
  }

  @Test func `the counter of a digit that has a shape of its own is a hole in the digit`() throws {
    let layers = try #require(self.layers(of: "0.circle.fill"))
    #expect(layers.secondary.matches(of: /M/).count == 1)
    #expect(layers.primary.matches(of: /M/).count == 2)
    #expect(layers.isOnGround)
  }

  @Test func `a ring is the outermost outline with its hole`() throws {
    let layers = try #require(self.layers(of: "r.circle"))
    #expect(layers.secondary.matches(of: /M/).count == 2)
    #expect(!layers.isOnGround)
  }

  @Test func `a badge is the first layer and what it belongs to the second`() throws {
    let drawn = try #require(self.layers(of: "folder.badge.plus"))
    #expect(drawn.primary.contains("M13.5 10"))
    let composite = try #require(self.layers(of: "person.badge.clock"))
    #expect(composite.primary.hasPrefix("<g transform=\"translate(7.5 7.5)"))
  }

  @Test func `a symbol of one piece is the same in every rendering`() {
    let plain = library.symbol(named: "bookmark.fill")
    for rendering in [SymbolGraphic.Rendering.hierarchical, .palette, .multicolor] {
      #expect(library.symbol(named: "bookmark.fill", rendering: rendering) == plain)
    }
  }

  @Test func `a palette paints the second layer in the second level of the foreground`() {
    let symbol = library.symbol(named: "xmark.circle", rendering: .palette)
    #expect(symbol.id == "s-xmark-circle--p")
    #expect(symbol.body.contains("<g style=\"color:var(--fg2);fill:var(--fg2)\"><path"))
  }

  @Test func `signs have the colours that they mean`() {
    let warning = library.symbol(named: "exclamationmark.triangle.fill", rendering: .multicolor)
    #expect(warning.body.contains("color:var(--yellow)"))
    #expect(warning.body.contains("color:#fff"))
    let heart = library.symbol(named: "heart.fill", rendering: .multicolor)
    #expect(heart.body.contains("color:var(--red)"))
  }

  @Test func `every symbol with colours of its own has as many layers`() {
    for (name, colors) in SymbolTable.colors {
      #expect(SymbolTable.contains(name), "\(name)")
      if colors.count > 1 { #expect(layers(of: name) != nil, "\(name)") }
    }
  }

  @Test func `every drawing in layers is of a file in the table`() {
    let files = Set(SymbolTable.names.compactMap(SymbolTable.drawing(for:)).flatMap(\.icons))
    #expect(SymbolTable.layered.keys.filter { !files.contains($0) } == [])
  }

  @Test func `symbols with an enclosure in their names have two layers`() {
    let enclosed = SymbolTable.names.filter { name in
      let parts = name.split(separator: ".")
      guard let shape = parts.dropFirst().first(where: { $0 == "circle" || $0 == "square" })
      else { return false }
      return !parts.contains("slash") && !["crop", "on"].contains(parts[0]) && parts[0] != shape
        && parts[0] != "square"
    }
    #expect(enclosed.count > 250)
    #expect(enclosed.filter { layers(of: $0) == nil } == [])
  }

  private func layers(of name: String) -> SymbolLayers? {
    SymbolTable.drawing(for: name)?.layers(maskID: "m") { icon in
      library.body(ofIcon: icon)
    }
  }
}

struct PathOutlineTests {
  @Test func `an outline that begins relative to the last one stands by itself`() throws {
    let outlines = try #require(PathOutline.outlines(in: "M2 2h4v4h-4zm1 1h2v2h-2z"))
    #expect(outlines.map(\.data) == ["M2 2h4v4h-4z", "M3 3h2v2h-2z"])
    #expect(outlines[0].contains(SIMD2(3, 3)))
    #expect(!outlines[1].contains(SIMD2(2.5, 2.5)))
  }

  @Test func `a move with several points goes on with lines`() throws {
    let outlines = try #require(PathOutline.outlines(in: "m1 1 2 0 0 2z"))
    #expect(outlines.map(\.data) == ["M1 1l2 0l0 2z"])
  }

  @Test func `numbers may run into each other, and flags into numbers`() throws {
    let outlines = try #require(PathOutline.outlines(in: "M.5.5-1-1a4 4 0 018 0z"))
    #expect(outlines.map(\.data) == ["M0.5 0.5L-1 -1a4 4 0 0 1 8 0z"])
  }

  @Test func `a half circle of two arcs takes the room of a circle`() throws {
    let outlines = try #require(PathOutline.outlines(in: "M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0z"))
    #expect(abs(outlines[0].box.area - 256) < 8)
    #expect(outlines[0].contains(SIMD2(8, 1)))
    #expect(!outlines[0].contains(SIMD2(1, 1)))
  }

  @Test(arguments: [
    "", "L1 1", "M1", "M1 1X2", "M1 1A1 1 0 2 1 3 3", "M99999999999999999999 1",
  ])
  func `what is no path data is refused`(data: String) {
    #expect(PathOutline.outlines(in: Substring(data)) == nil)
  }
}
