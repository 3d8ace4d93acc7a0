import DisplayTree

/// What the renderer remembers of a tree between two patches: `Tree.rendererState`.
@MainActor final class RendererMemory {
  let symbols = RenderedSymbols()
  /// The bars of pages as they stand.
  var bars: [ElementID: PageBars] = [:]
  /// The value of the tab that stands in front, of each tab view.
  var frontTabs: [ElementID: String] = [:]
}

/// The symbols that one page holds, so that each is sent to it once.
final class RenderedSymbols {
  private var ids: [SymbolGraphic: String] = [:]
  private var known: Set<String> = []
  /// `<symbol>` elements that the page does not hold yet.
  private(set) var pending = ""

  /// The id to refer to; a symbol used for the first time is added to `pending`.
  func use(_ graphic: SymbolGraphic) -> String {
    if let id = ids[graphic] { return id }
    let name = SymbolTable.name(graphic.name, applying: graphic.tableVariants)
    let symbol = HTMLRenderer.symbols.symbol(named: name, rendering: graphic.rendering)
    ids[graphic] = symbol.id
    if known.insert(symbol.id).inserted { pending += symbol.markup }
    return symbol.id
  }

  func takePending() -> String {
    defer { pending = "" }
    return pending
  }
}

extension SymbolGraphic {
  fileprivate var tableVariants: SymbolTable.Variants {
    var result: SymbolTable.Variants = []
    if variants.contains(.fill) { result.insert(.fill) }
    if variants.contains(.circle) { result.insert(.circle) }
    if variants.contains(.square) { result.insert(.square) }
    if variants.contains(.slash) { result.insert(.slash) }
    return result
  }
}
