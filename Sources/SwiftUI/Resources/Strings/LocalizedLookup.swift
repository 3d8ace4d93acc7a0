import Foundation
import Synchronization

/// Finds the text for a key in a person's languages, among many people with different ones.
///
/// Tables are parsed when first asked for and kept; a key once found is kept for its languages.
/// A cached look-up without arguments takes about 0.2 µs. All of it may be called from any thread.
package final class LocalizedLookup: Sendable {
  /// The table a key belongs to when none is named.
  package static let defaultTable = "Localizable"
  /// Keys can be made of what people type, so what is kept is bounded: then it starts afresh.
  static let maximumCachedTexts = 20_000
  static let maximumCachedKeyLength = 512
  /// Browsers send any list of languages; these stand for few different choices.
  static let maximumCachedLanguageLists = 1_000

  private let search: ResourceSearch
  private let issues: ResourceIssues
  private let cache = Mutex(Cache())

  package init(search: ResourceSearch = .shared, issues: ResourceIssues = ResourceIssues()) {
    self.search = search
    self.issues = issues
  }

  /// The text for a key, its arguments formatted into it.
  ///
  /// A key no table has is its own text. Without arguments a `%` in the text means nothing.
  ///
  /// - Parameter languages: The person's, best first, as BCP 47 tags.
  /// - Parameter locale: How numbers are written; the first language's way if nil.
  package func string(
    forKey key: String, table: String? = nil, bundle: Bundle? = nil, languages: [String],
    locale: Locale? = nil, arguments: [LocalizedArgument] = []
  ) -> String {
    let found = found(key, table: table ?? Self.defaultTable, bundle: bundle, languages: languages)
    if arguments.isEmpty, let plain = found.plain { return plain }
    let locale = locale ?? Locale(identifier: languages.first ?? found.language)
    return found.text.rendered(
      arguments, key: found.key, language: found.language, locale: locale)
  }

  /// The languages the app, or one bundle, has texts in.
  package func availableLanguages(bundle: Bundle? = nil) -> Set<String> {
    Set(search.roots(for: bundle).flatMap { tables(of: $0).languages })
  }

  /// The language a person is shown the app in: the page's language and direction.
  package func shown(to wanted: [String]) -> ShownLanguage {
    if let known = cache.withLock({ $0.shown[wanted] }) { return known }
    let first = search.ownRoots.lazy.map { self.tables(of: $0) }.first { !$0.languages.isEmpty }
    let shown = ShownLanguage(
      wanted: wanted, available: first?.languages ?? [], source: first?.sourceLanguage ?? "en")
    cache.withLock { cache in
      if cache.shown.count >= Self.maximumCachedLanguageLists { cache.shown = [:] }
      cache.shown[wanted] = shown
    }
    return shown
  }
}

extension LocalizedLookup {
  /// A key's text and the language it was found in.
  private struct Found: Sendable {
    var key: FormatString
    var text: LocalizedText
    var language: String
    /// The whole answer when there are no arguments.
    var plain: String?
  }

  private struct CacheKey: Hashable {
    var key: String
    var table: String
    var bundle: ObjectIdentifier?
    var choice: Int
  }

  /// The languages each root is looked up in, shared by all lists of languages that come to it.
  private struct Choice {
    /// Never given twice, so a text kept under a forgotten choice is never taken for another's.
    var number: Int
    var chains: [[String]]
  }

  private struct LanguageList: Hashable {
    var languages: [String]
    var bundle: ObjectIdentifier?
  }

  private struct Cache {
    var texts: [CacheKey: Found] = [:]
    var choices: [LanguageList: Choice] = [:]
    var choicesByChains: [[[String]]: Choice] = [:]
    var choiceCount = 0
    var shown: [[String]: ShownLanguage] = [:]
    var tables: [URL: RootTables] = [:]
  }

  private func found(_ key: String, table: String, bundle: Bundle?, languages: [String]) -> Found {
    let identity = bundle.map { ObjectIdentifier($0) }
    let list = LanguageList(languages: languages, bundle: identity)
    let cached = cache.withLock { cache -> Found? in
      guard let choice = cache.choices[list] else { return nil }
      return cache.texts[
        CacheKey(key: key, table: table, bundle: identity, choice: choice.number)]
    }
    if let cached { return cached }

    let roots = search.roots(for: bundle).map { tables(of: $0) }
    let choice = choice(for: list, among: roots)
    let found = find(key, table: table, in: roots, choice: choice, languages: languages)
    guard key.utf8.count <= Self.maximumCachedKeyLength else { return found }
    cache.withLock { cache in
      if cache.texts.count >= Self.maximumCachedTexts { cache.texts = [:] }
      cache.texts[
        CacheKey(key: key, table: table, bundle: identity, choice: choice.number)] =
        found
    }
    return found
  }

  private func find(
    _ key: String, table: String, in roots: [RootTables], choice: Choice, languages: [String]
  ) -> Found {
    let format = FormatString(key)
    for (root, chain) in zip(roots, choice.chains) {
      guard let (text, language) = root.text(key, table: table, chain: chain, issues: issues) else {
        continue
      }
      let plain = text.rendered([], key: format, language: language, locale: Locale(identifier: ""))
      return Found(key: format, text: text, language: language, plain: plain)
    }
    return Found(
      key: format, text: LocalizedText(key), language: languages.first ?? "en", plain: key)
  }

  private func choice(for list: LanguageList, among roots: [RootTables]) -> Choice {
    let chains = roots.map { $0.chain(for: list.languages) }
    return cache.withLock { cache in
      if cache.choicesByChains.count >= Self.maximumCachedLanguageLists {
        // The texts go with the choices they are kept under.
        cache.choicesByChains = [:]
        cache.choices = [:]
        cache.texts = [:]
      }
      let choice =
        cache.choicesByChains[chains] ?? Choice(number: cache.choiceCount, chains: chains)
      cache.choiceCount += 1
      cache.choicesByChains[chains] = choice
      if cache.choices.count >= Self.maximumCachedLanguageLists { cache.choices = [:] }
      cache.choices[list] = choice
      return choice
    }
  }

  private func tables(of root: ResourceRoot) -> RootTables {
    if let tables = cache.withLock({ $0.tables[root.url] }) { return tables }
    let made = RootTables(root)
    issues.report(made.issues)
    return cache.withLock { cache in
      let tables = cache.tables[root.url] ?? made
      cache.tables[root.url] = tables
      return tables
    }
  }
}
