import Foundation

/// Reads a string catalogue, Xcode's `.xcstrings`: JSON with every language in one file.
///
/// A key without a text in the source language is that text. Stale keys and texts that need review
/// count, as they do in Xcode; new texts count once something is written. Variations by device
/// give `other`.
package struct StringCatalog {
  package private(set) var table = StringsTable()
  private let url: URL

  package init(_ url: URL) {
    self.url = url
    do {
      let root = try ResourceReader.json(url)
      let source = root["sourceLanguage"] as? String ?? "en"
      table.sourceLanguage = source
      guard let strings = root["strings"] as? [String: Any] else {
        throw ResourceIssue(url, "has no \"strings\"")
      }
      for (key, value) in strings { add(value, for: key, source: source) }
    } catch {
      table.issues.append(error as? ResourceIssue ?? ResourceIssue(url, "\(error)"))
    }
  }

  private mutating func add(_ value: Any, for key: String, source: String) {
    guard let entry = value as? [String: Any] else {
      return complain(key, "is no object")
    }
    let localizations = entry["localizations"] as? [String: Any] ?? [:]
    if localizations[source] == nil { table.add(LocalizedText(key), for: key, in: source) }
    guard entry["shouldTranslate"] as? Bool != false else { return }
    for (language, value) in localizations {
      guard let node = value as? [String: Any], let text = text(node, for: key) else {
        complain(key, "has no text in \"\(language)\"")
        continue
      }
      guard let text = text.value else { continue }
      table.add(text, for: key, in: language)
    }
  }

  private mutating func complain(_ key: String, _ reason: String) {
    table.issues.append(ResourceIssue(url, "\"\(key.prefix(80))\" \(reason)"))
  }

  /// Nil when malformed; without a value when still untranslated.
  private func text(_ node: [String: Any], for key: String) -> (value: LocalizedText?, Void)? {
    guard let variants = CatalogVariants(node) else { return nil }
    guard let value = variants.value else { return (nil, ()) }
    var text = LocalizedText(variants: value)
    for (name, value) in node["substitutions"] as? [String: Any] ?? [:] {
      guard let node = value as? [String: Any], let variants = CatalogVariants(node)?.value else {
        continue
      }
      text.substitutions[name] = LocalizedText.Substitution(
        variants: variants,
        argumentNumber: (node["argNum"] as? Int).flatMap { $0 > 0 ? $0 : nil },
        specifier: (node["formatSpecifier"] as? String).flatMap {
          FormatString("%" + $0).onlySpecifier
        })
    }
    return (text, ())
  }
}
