import DisplayTree
import Foundation
import Synchronization
import Testing

@testable import HTMLRenderer

struct SymbolLibraryTests {
  @Test func `a symbol is the file's shapes painted with the text color`() {
    let symbol = SymbolLibrary().symbol(named: "circle.fill")
    #expect(symbol.id == "s-circle-fill")
    #expect(symbol.viewBox == "0 0 16 16")
    #expect(
      symbol.body
        == "<g fill=\"currentColor\"><circle cx=\"8\" cy=\"8\" r=\"8\"/></g>")
  }

  @Test func `a filled circle has its glyph knocked out by a mask of its own`() {
    let body = SymbolLibrary().symbol(named: "envelope.circle.fill").body
    #expect(body.contains("<mask id=\"s-envelope-circle-fill-m\""))
    #expect(body.contains("<g mask=\"url(#s-envelope-circle-fill-m)\"><circle"))
  }

  @Test func `every symbol draws and no id occurs twice on a page with all of them`() {
    let issues = Issues()
    let library = SymbolLibrary(report: issues.add)
    let sprite = library.spriteMarkup(for: Set(SymbolTable.names))
    let ids = sprite.matches(of: #/ id="([^"]*)"/#).map(\.output.1)
    #expect(issues.all == [])
    #expect(Set(ids).count == ids.count)
    #expect(sprite.matches(of: #/<symbol /#).count == SymbolTable.names.count)
  }

  @Test func `every symbol is well-formed XML`() {
    let sprite = SymbolLibrary().spriteMarkup(for: Set(SymbolTable.names))
    var open: [Substring] = []
    for tag in sprite.matches(of: /<(\/?)([a-z]+)[^<>]*?(\/?)>/) {
      let (_, closes, name, isEmpty) = tag.output
      if !closes.isEmpty {
        #expect(open.popLast() == name)
      } else if isEmpty.isEmpty {
        open.append(name)
      }
    }
    #expect(open == [])
  }

  @Test func `a page gets each symbol once, when it is first used`() {
    let symbols = RenderedSymbols()
    let ids = ["star", "bell", "star"].map { symbols.use(SymbolGraphic(name: $0)) }
    #expect(ids == ["s-star", "s-bell", "s-star"])
    let sent = symbols.takePending().matches(of: /<symbol id="([^"]*)"/).map(\.output.1)
    #expect(sent == ["s-star", "s-bell"])
    #expect(symbols.use(SymbolGraphic(name: "bell")) == "s-bell")
    #expect(symbols.takePending() == "")
  }

  @Test func `unknown names share one placeholder on a page`() {
    let symbols = RenderedSymbols()
    let ids = ["envelop", "\"><script>"].map { symbols.use(SymbolGraphic(name: $0)) }
    #expect(ids == [Symbol.placeholder.id, Symbol.placeholder.id])
    #expect(symbols.takePending() == Symbol.placeholder.markup)
  }

  @Test func `unknown names are reported once with a suggestion`() {
    let issues = Issues()
    let library = SymbolLibrary(report: issues.add)
    #expect(library.symbol(named: "envelop") == .placeholder)
    #expect(library.symbol(named: "envelop") == .placeholder)
    #expect(library.symbol(named: "\"><script>") == .placeholder)
    #expect(issues.all.first == .unknownName("envelop", nearest: "envelope"))
    #expect(issues.all.count == 2)
  }

  @Test func `a missing folder is one sentence that names the package`() {
    let issues = Issues()
    let library = SymbolLibrary(folder: "/nowhere/icons", report: issues.add)
    #expect(library.symbol(named: "lock") == .placeholder)
    #expect(library.symbol(named: "envelope.circle.fill") == .placeholder)
    #expect(
      issues.all.map(\.description) == [
        """
        Symbols show placeholders because there is no folder /nowhere/icons: install Debian's \
        package with `apt install bootstrap-icons`, or set FORMWORK_SYMBOLS to a folder of its \
        SVG files.
        """
      ])
  }

  @Test func `drawings of ours show without the folder`() {
    let issues = Issues()
    let library = SymbolLibrary(folder: "/nowhere/icons", report: issues.add)
    #expect(library.symbol(named: "leaf").id == "s-leaf")
    #expect(issues.all == [])
  }

  @Test func `a file that is not an icon is reported by its path`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "not an icon".write(
      to: folder.appending(path: "lock.svg"), atomically: true, encoding: .utf8)
    let issues = Issues()
    let library = SymbolLibrary(folder: folder.path, report: issues.add)
    #expect(library.symbol(named: "lock") == .placeholder)
    #expect(issues.all == [.iconUnusable(icon: "lock", path: folder.path)])
  }

  @Test func `the environment may name another folder`() {
    let debian = "/usr/share/bootstrap-icons/svg"
    #expect(SymbolLibrary.folder(in: ["FORMWORK_SYMBOLS": "/srv/icons"]) == "/srv/icons")
    #expect(SymbolLibrary.folder(in: ["FORMWORK_SYMBOLS": ""]) == debian)
    #expect(SymbolLibrary.folder(in: [:]) == debian)
  }

  @Test func `many threads may ask at once`() async {
    let library = SymbolLibrary()
    let names = Array(SymbolTable.names.prefix(200))
    let found = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { names.map { library.symbol(named: $0).id } }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(found == [names.map(Symbol.id(for:))])
  }
}

/// Collects what a library reports, from any thread.
private final class Issues: Sendable {
  private let collected = Mutex<[SymbolIssue]>([])

  var all: [SymbolIssue] { collected.withLock { $0 } }
  func add(_ issue: SymbolIssue) { collected.withLock { $0.append(issue) } }
}
