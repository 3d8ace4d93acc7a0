/// The `Accept-Language` header of a request (RFC 9110, 12.5.4).
package enum AcceptLanguage {
  /// Browsers send at most a few hundred bytes; the rest of a longer header is not read.
  package static let maximumByteCount = 1_024
  /// Nobody reads more languages than that; a longer list is an attempt to cost us time.
  package static let maximumLanguageCount = 16

  /// The languages a person reads, best first; unreadable entries and `*` are left out.
  ///
  /// `AcceptLanguage.parse("de-CH,de;q=0.9,en;q=0.8")` is `["de-CH", "de", "en"]`.
  package static func parse(_ header: String) -> [String] {
    var entries: [(tag: String, quality: Double)] = []
    let bounded = String(decoding: header.utf8.prefix(maximumByteCount), as: UTF8.self)
    for item in bounded.split(separator: ",") {
      guard let entry = entry(item), !entries.contains(where: { $0.tag == entry.tag }) else {
        continue
      }
      entries.append(entry)
      if entries.count == maximumLanguageCount { break }
    }
    // `sorted` is stable, so entries of one quality keep the order they were sent in.
    return entries.sorted { $0.quality > $1.quality }.map(\.tag)
  }

  private static func entry(_ item: Substring) -> (tag: String, quality: Double)? {
    let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
    guard let first = parts.first, let tag = LanguageTag(first) else { return nil }
    var quality = 1.0
    if let parameter = parts.dropFirst().first(where: { $0.lowercased().hasPrefix("q=") }) {
      guard let value = Double(parameter.dropFirst(2)), (0...1).contains(value) else { return nil }
      quality = value
    }
    return quality > 0 ? (tag.description, quality) : nil
  }
}
