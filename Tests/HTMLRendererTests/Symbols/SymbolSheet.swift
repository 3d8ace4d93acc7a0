import Foundation
import Testing

@testable import HTMLRenderer

/// Draws every symbol with its name, for looking at; run by `Scripts/symbol-sheet`.
struct SymbolSheet {
  private static let path = ProcessInfo.processInfo.environment["FORMWORK_SYMBOL_SHEET"]

  @Test(.enabled(if: path != nil))
  func `the contact sheet is written`() throws {
    let library = SymbolLibrary { Issue.record("\($0)") }
    let sections = SymbolTable.topics.map { title, text in
      let cells = SymbolTable.lines(of: text).sorted { $0.key < $1.key }
        .map { Self.cell($0.key, $0.value, library.symbol(named: $0.key)) }
      return "<h2>\(title)</h2><div>\(cells.joined())</div>"
    }
    let sprite = library.spriteMarkup(for: Set(SymbolTable.names))
    let page = Self.page(sprite: sprite, sections: sections.joined())
    try page.write(toFile: #require(Self.path), atomically: true, encoding: .utf8)
  }

  private static func cell(_ name: String, _ drawing: String, _ symbol: Symbol) -> String {
    """
    <figure><svg><use href="#\(symbol.id)"/></svg>\
    <figcaption>\(name)<br><small>\(drawing)</small></figcaption></figure>
    """
  }

  private static func page(sprite: String, sections: String) -> String {
    """
    <!doctype html><meta charset="utf-8"><title>Symbols</title><style>
    body { font: 10px sans-serif; margin: 8px; background: #eef2ff; color: #1e3a8a }
    h2 { margin: 8px 0 4px } div { display: grid; grid-template-columns: repeat(12, 1fr) }
    figure { margin: 3px; text-align: center; overflow-wrap: anywhere }
    figure svg { width: 40px; height: 40px } small { color: #888; font-size: 8px }
    </style>
    <svg width="0" height="0" style="position:absolute">\(sprite)</svg>
    \(sections)
    """
  }
}
