import Foundation

@testable import SwiftUI

/// A folder of fixtures; all of them go when the tests end, so that none goes while it is read.
struct TemporaryFolder {
  let url: URL

  private static let all: URL = {
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.all) }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("resources-\(UUID().uuidString)")
  }()

  init(_ files: [String: String] = [:]) throws {
    url = Self.all.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  @discardableResult
  func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  func file(_ path: String) -> URL { url.appendingPathComponent(path) }

  /// The search of an app `Shop` whose executable lies in this folder.
  var search: ResourceSearch { ResourceSearch(main: url, executable: file("Shop")) }
}

/// Issues collected instead of printed.
func quietIssues() -> ResourceIssues { ResourceIssues { _ in } }

extension LocalizedLookup {
  convenience init(_ folder: TemporaryFolder, issues: ResourceIssues = quietIssues()) {
    self.init(search: folder.search, issues: issues)
  }
}
