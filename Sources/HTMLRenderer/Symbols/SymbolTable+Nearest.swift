extension SymbolTable {
  /// The name that an unknown one most likely meant, or nil when nothing is close.
  ///
  /// Spelling and the dotted parts count alike: `envelop` finds `envelope`, `fill.lock` finds
  /// `lock.fill`. The name of a Bootstrap icon finds the symbol it is used for: `search` finds
  /// `magnifyingglass`.
  package static func nearestName(to name: String) -> String? {
    let name = name.lowercased().prefix(maximumNameLength)
    let dotted = String(name.map { $0.isLetter || $0.isNumber ? $0 : "." })
    if contains(dotted) { return dotted }
    if let shown = namesByIcon[String(name)] { return shown }
    let best = names.lazy.map { ($0, likeness($0, dotted)) }.max { $0.1 < $1.1 }
    return best.flatMap { $0.1 >= minimumLikeness ? $0.0 : nil }
  }

  /// No SF Symbol name comes near this length; it bounds the time a comparison takes.
  private static let maximumNameLength = 80

  /// Below this, suggestions read as random: a third of the letters differ and no part is shared.
  private static let minimumLikeness = 0.7

  /// The shortest name that shows exactly a file of Bootstrap Icons, for authors who know those.
  private static let namesByIcon = names.sorted { $0.utf8.count < $1.utf8.count }
    .reduce(into: [String: String]()) { found, name in
      guard case .icon(let icon) = drawing(for: name), found[icon] == nil else { return }
      found[icon] = name
    }

  /// 0 for nothing in common, 2 for equal names: like letters plus shared parts.
  private static func likeness(_ first: String, _ second: String) -> Double {
    let longest = Double(max(first.utf8.count, second.utf8.count, 1))
    let letters = 1 - Double(editDistance(Array(first.utf8), Array(second.utf8))) / longest
    let parts = (Set(first.split(separator: ".")), Set(second.split(separator: ".")))
    let all = Double(max(parts.0.union(parts.1).count, 1))
    return letters + Double(parts.0.intersection(parts.1).count) / all
  }

  /// Levenshtein's distance, one row at a time.
  private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let substituted = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}
