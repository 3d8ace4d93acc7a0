import Foundation

extension ImageAsset {
  /// The endings tried for a name without one; what scales comes first.
  static let endings = ["svg", "png", "jpg", "jpeg", "webp", "gif", "avif", "heic", "pdf"]

  /// Finds loose files: `name.png` with `name@2x.png` and `name@3x.png`, or `name.svg`.
  init?(name: String, looseFiles files: [String: URL]) {
    let given = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
    if let given, Self.endings.contains(given.lowercased()),
      let variants = Self.variants(String(name.dropLast(given.count + 1)), given, in: files)
    {
      self.init(name: name, variants: variants)
      return
    }
    for ending in Self.endings {
      for ending in [ending, ending.uppercased()] {
        guard let variants = Self.variants(name, ending, in: files) else { continue }
        self.init(name: name, variants: variants)
        return
      }
    }
    return nil
  }

  private static func variants(
    _ stem: String, _ ending: String, in files: [String: URL]
  ) -> [Variant]? {
    let found = [("", 1), ("@2x", 2), ("@3x", 3)].compactMap { suffix, scale in
      files["\(stem)\(suffix).\(ending)"].map { Variant($0, scale: scale) }
    }
    return found.isEmpty ? nil : found
  }
}
