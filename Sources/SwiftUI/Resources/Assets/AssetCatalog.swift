import Foundation

/// The index of one `.xcassets` folder: where each image and colour set lies.
///
/// Folders are looked through and add to the names only where they provide a namespace. Symbol
/// sets, app icons and data sets are left out.
package struct AssetCatalog: Sendable {
  package private(set) var imageSets: [String: URL] = [:]
  package private(set) var colorSets: [String: URL] = [:]

  /// Folders nested deeper are a mistake (or a link to above).
  static let maximumDepth = 16
  /// Far above any catalogue in use.
  static let maximumSetCount = 20_000

  package init(_ url: URL) {
    index(url, prefix: "", depth: 0)
  }

  private mutating func index(_ folder: URL, prefix: String, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    for entry in FolderListing(folder).entries where entry.isFolder {
      guard imageSets.count + colorSets.count < Self.maximumSetCount else { return }
      let name = prefix + entry.url.deletingPathExtension().lastPathComponent
      switch entry.url.pathExtension {
      case "imageset" where imageSets[name] == nil: imageSets[name] = entry.url
      case "colorset" where colorSets[name] == nil: colorSets[name] = entry.url
      case "": index(entry.url, prefix: prefix + namespace(of: entry.url), depth: depth + 1)
      default: break
      }
    }
  }

  private func namespace(of folder: URL) -> String {
    let contents = try? ResourceReader.json(folder.appendingPathComponent("Contents.json"))
    let properties = contents?["properties"] as? [String: Any]
    let provides = properties?["provides-namespace"] as? Bool ?? false
    return provides ? folder.lastPathComponent + "/" : ""
  }
}
