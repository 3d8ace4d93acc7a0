/// The languages of an `Accept-Language` header, the most wanted first (RFC 9110, 12.5.4).
enum Languages {
  static func parse(_ header: String) -> [String] {
    let entries = header.split(separator: ",").prefix(Limits.maximumLanguageEntries)
    let ranges = entries.compactMap(range)
    let sorted = ranges.enumerated().sorted { a, b in
      a.element.quality == b.element.quality
        ? a.offset < b.offset : a.element.quality > b.element.quality
    }
    return Array(sorted.prefix(Limits.maximumLanguages).map(\.element.tag))
  }

  private static func range(_ text: Substring) -> (tag: String, quality: Double)? {
    let parts = text.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
    guard let tag = parts.first, isTag(tag) else { return nil }
    let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map {
      Double($0.dropFirst(2)) ?? 0
    }
    guard quality ?? 1 > 0 else { return nil }
    return (tag, quality ?? 1)
  }

  private static func isTag(_ tag: String) -> Bool {
    tag.utf8.count <= Limits.maximumLanguageLength
      && tag.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: true
        default: false
        }
      }
  }

  /// Whether the language is written from right to left, by its script or its usual one.
  static func isRightToLeft(_ language: String) -> Bool {
    let parts = language.lowercased().split(separator: "-")
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"].contains(script)
    }
    return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(
      parts.first ?? "")
  }
}
