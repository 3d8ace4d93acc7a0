import Foundation

/// Reads a `.stringsdict` file: texts with plural rules, as an XML property list.
package struct StringsDictionary {
  package private(set) var texts: [String: LocalizedText] = [:]
  package private(set) var issues: [ResourceIssue] = []

  package init(_ url: URL) {
    do throws(ResourceIssue) {
      for (key, value) in try ResourceReader.propertyList(url) {
        guard let entry = value as? [String: Any], let text = Self.text(entry) else {
          issues.append(
            ResourceIssue(url, "\"\(key.prefix(80))\" has no NSStringLocalizedFormatKey"))
          continue
        }
        texts[key] = text
      }
    } catch {
      issues.append(error)
    }
  }

  private static func text(_ entry: [String: Any]) -> LocalizedText? {
    // Texts by width: a page has room, so the widest.
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { LocalizedText($0.value) }
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var text = LocalizedText(format)
    for (name, value) in entry {
      guard let rule = value as? [String: Any] else { continue }
      let forms = rule.compactMap { name, value in
        PluralCategory(rawValue: name).flatMap { category in
          (value as? String).map { (category, FormatString($0)) }
        }
      }
      let type = rule["NSStringFormatValueTypeKey"] as? String ?? "d"
      text.substitutions[name] = LocalizedText.Substitution(
        variants: .plural(Dictionary(uniqueKeysWithValues: forms)),
        specifier: FormatString("%" + type).onlySpecifier)
    }
    return text
  }
}
