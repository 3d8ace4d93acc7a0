import Foundation

/// The index of one `.xcassets` folder: where each image and colour set lies.
///
/// Folders are looked through and add to the names only where they provide a namespace. Symbol
/// sets, app icons and data sets are left out.
package struct AssetCatalog: Sendable {
  package private(set) var imageSets: [String: URL] = [:]
  package private(set) var colorSets: [String: URL] = [:]
  /// Folders whose description could not be read; they count as without a namespace.
  package private(set) var issues: [ResourceIssue] = []

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
      case "":
        let namespace = namespace(of: entry.url)
        index(entry.url, prefix: prefix + namespace, depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func namespace(of folder: URL) -> String {
    let file = folder.appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return "" }
    do throws(ResourceIssue) {
      let properties = try ResourceReader.json(file)["properties"] as? [String: Any]
      let provides = properties?["provides-namespace"] as? Bool ?? false
      return provides ? folder.lastPathComponent + "/" : ""
    } catch {
      issues.append(error)
      return ""
    }
  }
}
