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
    var symbols: [String: Symbol] = [:]
    var reported: Set<SymbolIssue> = []
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

  /// The picture of an SF Symbol name.
  package func symbol(named name: String) -> Symbol {
    if let cached = state.withLock({ $0.symbols[name] }) { return cached }
    switch load(name) {
    case .success(let symbol):
      state.withLock { $0.symbols[name] = symbol }
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
      let body = read(icon)
      if body == nil { unusable = icon }
      return body
    }
    guard let body else { return .failure(Failure(issue: issue(with: unusable ?? name))) }
    return .success(Symbol(id: id, body: body))
  }

  private func read(_ icon: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(icon).svg")
      .flatMap { IconFile(svg: String(decoding: $0, as: UTF8.self))?.body }
  }

  private func issue(with icon: String) -> SymbolIssue {
    FileManager.default.fileExists(atPath: folder)
      ? .iconUnusable(icon: icon, path: folder) : .folderMissing(path: folder)
  }
}
