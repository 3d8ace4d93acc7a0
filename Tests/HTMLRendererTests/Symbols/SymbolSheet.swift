import DisplayTree
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
        .map { name, drawing in
          Self.cell(
            name, drawing, Self.renderings.map { library.symbol(named: name, rendering: $0) })
        }
      return "<h2>\(title)</h2><div>\(cells.joined())</div>"
    }
    let sprite = Self.renderings.flatMap { rendering in
      SymbolTable.names.map { library.symbol(named: $0, rendering: rendering) }
    }
    let page = Self.page(
      sprite: Set(sprite.map(\.markup)).joined(), sections: sections.joined())
    try page.write(toFile: #require(Self.path), atomically: true, encoding: .utf8)
  }

  /// Plain, and beside it what is drawn in more than one colour.
  private static let renderings: [SymbolGraphic.Rendering] = [
    .monochrome, .hierarchical, .palette, .multicolor,
  ]

  private static func cell(_ name: String, _ drawing: String, _ symbols: [Symbol]) -> String {
    let others = symbols.dropFirst().filter { $0.id != symbols[0].id }
    let pictures = (symbols.prefix(1) + others).map { "<svg><use href=\"#\($0.id)\"/></svg>" }
    return """
      <figure>\(pictures.joined())\
      <figcaption>\(name)<br><small>\(drawing)</small></figcaption></figure>
      """
  }

  private static func page(sprite: String, sections: String) -> String {
    """
    <!doctype html><meta charset="utf-8"><title>Symbols</title><style>
    body { font: 10px sans-serif; margin: 8px; background: #eef2ff; color: #1e3a8a;
      --fg2: #0a0; --red: #f33; --green: #3c5; --yellow: #fc0 }
    h2 { margin: 8px 0 4px } div { display: grid; grid-template-columns: repeat(10, 1fr) }
    figure { margin: 3px; text-align: center; overflow-wrap: anywhere }
    figure svg { width: 32px; height: 32px; margin: 1px } small { color: #888; font-size: 8px }
    </style>
    <svg width="0" height="0" style="position:absolute">\(sprite)</svg>
    \(sections)
    """
  }
}
