import Foundation

extension ImageAsset {
  /// Reads an `.imageset` folder of an asset catalogue (Apple, "Asset Catalog Format Reference").
  init(name: String, imageSet folder: URL) throws(ResourceIssue) {
    let contents = folder.appendingPathComponent("Contents.json")
    let root = try ResourceReader.json(contents)
    let entries = (root["images"] as? [[String: Any]] ?? []).filter { $0["filename"] is String }
    let names = Set(
      FolderListing(folder).entries.filter { !$0.isFolder }.map(\.url.lastPathComponent))
    var variants: [Variant] = []
    for entry in Self.preferred(entries) {
      // Only names the folder lists: `../` and absolute paths are none of them.
      guard let file = entry["filename"] as? String, names.contains(file) else { continue }
      let scale = Int((entry["scale"] as? String ?? "").prefix { $0 != "x" }) ?? 1
      variants.append(
        Variant(
          folder.appendingPathComponent(file), scale: min(max(scale, 1), 4),
          appearance: AssetAppearance(entry["appearances"])))
    }
    guard !variants.isEmpty else { throw ResourceIssue(contents, "names no file that is there") }
    let properties = root["properties"] as? [String: Any]
    let intent = properties?["template-rendering-intent"] as? String
    self.init(
      name: name, variants: variants, renderingIntent: intent.flatMap(RenderingIntent.init))
  }

  /// The entries of one idiom, read from left to right: the universal ones where there are any.
  private static func preferred(_ entries: [[String: Any]]) -> [[String: Any]] {
    let directed = entries.filter { $0["language-direction"] as? String != "right-to-left" }
    let idiom = ["universal", "mac", "ipad", "iphone"].first { idiom in
      directed.contains { ($0["idiom"] as? String ?? "universal") == idiom }
    }
    guard let idiom else { return directed }
    return directed.filter { ($0["idiom"] as? String ?? "universal") == idiom }
  }
}
