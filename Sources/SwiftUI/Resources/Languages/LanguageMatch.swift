/// Picks among the languages an app is translated into the one a person is shown.
package enum LanguageMatch {
  /// How well an available language serves a wanted one, worst first.
  package enum Closeness: Int, Comparable, Sendable {
    /// Norwegian Nynorsk for Bokmål.
    case related
    /// The same language and script, meant for another region.
    case otherRegion
    /// The language without a region.
    case language
    /// The likely region of a language wanted without one, or a parent of the wanted region.
    case parent
    case exact

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The available languages to look a key up in, best first, for the first wanted language that
  /// has any; empty when none has.
  ///
  /// Text for another region is shown only when there is nothing nearer.
  package static func candidates(wanted: [String], available: [String]) -> [String] {
    let tags = available.compactMap { name in LanguageTag(name).map { (name: name, tag: $0) } }
    for language in wanted {
      guard let tag = LanguageTag(language) else { continue }
      let matches = tags.compactMap { entry in
        closeness(of: entry.tag, to: tag).map { (name: entry.name, closeness: $0) }
      }
      let sorted = matches.sorted { ($1.closeness, $0.name) < ($0.closeness, $1.name) }
      guard let best = sorted.first else { continue }
      return [best.name] + sorted.dropFirst().filter { $0.closeness >= .language }.map(\.name)
    }
    return []
  }

  /// How well a language serves a wanted one; nil when a reader of one cannot be given the other.
  package static func closeness(of tag: LanguageTag, to wanted: LanguageTag) -> Closeness? {
    if tag == wanted { return .exact }
    guard tag.language == wanted.language else {
      return [tag.language, wanted.language].sorted() == ["nb", "nn"] ? .related : nil
    }
    guard tag.likelyScript == wanted.likelyScript else { return nil }
    if tag.region == wanted.region { return .exact }
    guard let region = tag.region else { return .language }
    let wantedRegion = wanted.region ?? wanted.likelyRegion
    if region == wantedRegion || region == parentRegion(of: wanted) { return .parent }
    return .otherRegion
  }

  /// The region whose text a region shares, from CLDR's `parentLocales`, with the region that
  /// apps really ship in place of a group (`en-GB` for `en-001`).
  private static func parentRegion(of tag: LanguageTag) -> String? {
    switch (tag.language, tag.likelyRegion) {
    case ("en", let region?) where !["US", "PH", "PR", "GU", "VI", "AS"].contains(region): "GB"
    case ("es", let region?) where !["ES", "GQ", "EA", "IC", "PH"].contains(region): "419"
    case ("pt", let region?) where region != "BR": "PT"
    case ("zh", "MO"): "HK"
    default: nil
    }
  }
}
