import DisplayTree
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Turns SF Symbol names into pictures, reading each icon file once, when it is first shown.
///
/// One library serves all sessions. It never fails: a name without a picture shows
/// `Symbol.placeholder`, and the reason is reported, each one once.
package final class SymbolLibrary: Sendable {
  /// The folder that holds the SVG files.
  package let folder: String

  private let report: @Sendable (SymbolIssue) -> Void
  private let state = Mutex(State())

  private struct State {
    var symbols: [Key: Symbol] = [:]
    var reported: Set<SymbolIssue> = []
  }

  private struct Key: Hashable {
    let name: String
    let rendering: SymbolGraphic.Rendering
  }

  /// - Parameters:
  ///   - folder: the SVG files' folder; by default the environment's or Debian's.
  ///   - report: called on the thread that asked for the symbol, at most once per issue.
  package init(
    folder: String = SymbolLibrary.folder(in: ProcessInfo.processInfo.environment),
    report: @escaping @Sendable (SymbolIssue) -> Void = { _ in }
  ) {
    self.folder = folder
    self.report = report
  }

  /// `FORMWORK_SYMBOLS` if set, else where Debian's package `bootstrap-icons` puts its files.
  package static func folder(in environment: [String: String]) -> String {
    guard let chosen = environment["FORMWORK_SYMBOLS"], !chosen.isEmpty else {
      return "/usr/share/bootstrap-icons/svg"
    }
    return chosen
  }

  /// The picture of an SF Symbol name, in layers where it has them.
  ///
  /// A symbol of one layer is the same picture in every rendering, unless it has colours of its own.
  package func symbol(
    named name: String, rendering: SymbolGraphic.Rendering = .monochrome
  ) -> Symbol {
    let key = Key(name: name, rendering: rendering)
    if let cached = state.withLock({ $0.symbols[key] }) { return cached }
    switch load(name) {
    case .success(let plain):
      let symbol = layered(name, rendering) ?? plain
      state.withLock { $0.symbols[key] = symbol }
      return symbol
    case .failure(let failure):
      reportOnce(failure.issue)
      return .placeholder
    }
  }
}

extension SymbolLibrary {
  /// More distinct issues than this are not a mistake but a loop that makes up names.
  private static let maximumReportedIssues = 256

  private struct Failure: Error {
    let issue: SymbolIssue
  }

  private func reportOnce(_ issue: SymbolIssue) {
    let isNew = state.withLock {
      $0.reported.count < Self.maximumReportedIssues && $0.reported.insert(issue).inserted
    }
    if isNew { report(issue) }
  }

  private func load(_ name: String) -> Result<Symbol, Failure> {
    guard let drawing = SymbolTable.drawing(for: name) else {
      return .failure(
        Failure(issue: .unknownName(name, nearest: SymbolTable.nearestName(to: name))))
    }
    let id = Symbol.id(for: name)
    var unusable: String?
    let body = drawing.markup(maskID: id + "-m") { icon in
      let body = self.body(ofIcon: icon)
      if body == nil { unusable = icon }
      return body
    }
    guard let body else { return .failure(Failure(issue: issue(with: unusable ?? name))) }
    return .success(Symbol(id: id, body: body))
  }

  /// The symbol in the layers and colours of a rendering, or nil where that makes no difference.
  private func layered(_ name: String, _ rendering: SymbolGraphic.Rendering) -> Symbol? {
    guard let coloring = SymbolColoring(of: name, in: rendering),
      let drawing = SymbolTable.drawing(for: name)
    else { return nil }
    let id = Symbol.id(for: name) + coloring.suffix
    if case .own(let colors) = coloring, colors.count == 1 {
      return drawing.markup(maskID: id + "-m", icon: body(ofIcon:))
        .map { Symbol(id: id, body: coloring.primary.group($0)) }
    }
    return drawing.layers(maskID: id + "-m", icon: body(ofIcon:))
      .map { Symbol(id: id, layers: $0, coloring: coloring) }
  }

  /// The elements of a file; nil when there is none or it is no icon.
  func body(ofIcon icon: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(icon).svg")
      .flatMap { IconFile(svg: String(decoding: $0, as: UTF8.self))?.body }
  }

  private func issue(with icon: String) -> SymbolIssue {
    FileManager.default.fileExists(atPath: folder)
      ? .iconUnusable(icon: icon, path: folder) : .folderMissing(path: folder)
  }
}
