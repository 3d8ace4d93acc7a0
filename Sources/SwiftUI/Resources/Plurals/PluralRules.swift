/// Which plural form a number takes in a language: the cardinal rules of the Unicode CLDR.
///
/// Source: CLDR 49, `common/supplemental/plurals.xml`
/// (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
package struct PluralRules: Sendable {
  private let conditions: [(category: PluralCategory, condition: PluralCondition)]

  init(_ family: Family) {
    conditions = family.rules.compactMap { category, text in
      guard let text else { return nil }
      guard let condition = PluralCondition(text) else {
        preconditionFailure("The plural rule \"\(text)\" is not in CLDR's notation.")
      }
      return (category, condition)
    }
  }

  /// The form for a number: the first whose rule holds, else `other`.
  package func category(for number: PluralOperands) -> PluralCategory {
    conditions.first { $0.condition.holds(for: number) }?.category ?? .other
  }

  /// The rules of a language; one that CLDR lists without forms, or not at all, has `other` only.
  package static func rules(for language: String) -> PluralRules {
    guard let tag = LanguageTag(language) else { return otherOnly }
    // CLDR's parent of Portuguese outside Brazil is that of Portugal.
    let isEuropean = tag.language == "pt" && tag.region != nil && tag.region != "BR"
    return byLanguage[isEuropean ? "pt-PT" : tag.language] ?? otherOnly
  }

  private static let otherOnly = PluralRules(Family(""))

  private static let byLanguage: [String: PluralRules] = {
    var result: [String: PluralRules] = [:]
    for family in families {
      let rules = PluralRules(family)
      for language in family.languages.split(separator: " ") { result[String(language)] = rules }
    }
    return result
  }()
}
