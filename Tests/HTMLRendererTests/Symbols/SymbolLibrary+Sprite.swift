@testable import HTMLRenderer

extension SymbolLibrary {
  /// The `<symbol>` elements of all names, sorted by id: what the contact sheet and the tests of the
  /// whole table look at. A page gets those it uses, by `RenderedSymbols`.
  func spriteMarkup(for names: Set<String>) -> String {
    names.map { symbol(named: $0) }.sorted { $0.id < $1.id }.map(\.markup).joined()
  }
}
