import Foundation

/// One folder of resources and the index of what it holds, made once.
///
/// Names from view code and from catalogues are only ever looked up in this index, so no name can
/// reach a file outside the folder.
package struct ResourceRoot: Sendable {
  package let url: URL
  /// Folders ending in `.xcassets`.
  package private(set) var assetCatalogs: [URL] = []
  /// `.xcstrings` files by table name.
  package private(set) var stringCatalogs: [String: URL] = [:]
  /// Files of each `.lproj` folder, by the folder's name without its ending (`de`, `Base`).
  package private(set) var localizedFiles: [String: [String: URL]] = [:]
  /// Every other file by its name; of two with one name the one nearer the top counts.
  package private(set) var files: [String: URL] = [:]

  /// An app that copies a folder of data beside its resources must not stall the start.
  package static let maximumFileCount = 50_000
  /// `.copy("Folder")` nests; deeper trees are data, not resources.
  package static let maximumDepth = 6

  /// Indexes a folder; `isShallow` for the executable's own folder, which may be a build folder.
  package init(_ url: URL, isShallow: Bool = false) {
    self.url = url
    var pending = [url]
    var count = 0
    for _ in 0..<(isShallow ? 1 : Self.maximumDepth) {
      var deeper: [URL] = []
      for folder in pending {
        let entries = FolderListing(folder).entries
        count += entries.count
        guard count <= Self.maximumFileCount else { return }
        for entry in entries {
          if let nested = add(entry) { deeper.append(nested) }
        }
      }
      pending = deeper
    }
  }

  /// Files one entry under its kind; answers a plain folder that is still to be looked through.
  private mutating func add(_ entry: FolderListing.Entry) -> URL? {
    let name = entry.url.lastPathComponent
    let stem = entry.url.deletingPathExtension().lastPathComponent
    switch (entry.url.pathExtension, entry.isFolder) {
    case ("xcassets", true): assetCatalogs.append(entry.url)
    case ("lproj", true):
      for file in FolderListing(entry.url).entries where !file.isFolder {
        localizedFiles[stem, default: [:]][file.url.lastPathComponent] = file.url
      }
    case ("resources", true), ("bundle", true), ("build", true): break
    case (_, true): return entry.url
    case ("xcstrings", false) where stringCatalogs[stem] == nil: stringCatalogs[stem] = entry.url
    default: if files[name] == nil { files[name] = entry.url }
    }
    return nil
  }
}
