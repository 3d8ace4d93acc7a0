import Foundation
import Synchronization

/// The string tables of one root: catalogues read at once, `.lproj` files when first asked for.
final class RootTables: Sendable {
  private let root: ResourceRoot
  private let catalogs: [String: StringsTable]
  private let localized = Mutex<[TableFile: [String: LocalizedText]]>([:])

  /// The languages there are texts in, as the files name them.
  let languages: [String]
  /// The language the app is written in: what is shown when nothing else fits.
  let sourceLanguage: String
  let issues: [ResourceIssue]

  private struct TableFile: Hashable {
    var language: String
    var table: String
  }

  init(_ root: ResourceRoot) {
    self.root = root
    catalogs = root.stringCatalogs.mapValues { StringCatalog($0).table }
    issues = catalogs.sorted { $0.key < $1.key }.flatMap(\.value.issues)
    let sources = catalogs.sorted { $0.key < $1.key }.compactMap(\.value.sourceLanguage)
    sourceLanguage = sources.first ?? "en"
    var languages = Set(catalogs.values.flatMap(\.texts.keys))
    languages.formUnion(root.localizedFiles.keys.filter { $0 != "Base" })
    // With a base the keys are texts of the source language already.
    if root.localizedFiles["Base"] != nil { languages.insert(sourceLanguage) }
    self.languages = languages.sorted()
  }

  /// The languages a key is looked for in, in order: the person's, the source language, the base.
  func chain(for wanted: [String]) -> [String] {
    var chain = LanguageMatch.candidates(wanted: wanted, available: languages)
    for fallback in LanguageMatch.candidates(wanted: [sourceLanguage], available: languages)
      + ["Base"] where !chain.contains(fallback)
    {
      chain.append(fallback)
    }
    return chain
  }

  /// A key's text in the first language of the chain that has it; `Base` is the source language.
  func text(
    _ key: String, table: String, chain: [String], issues: ResourceIssues
  ) -> (text: LocalizedText, language: String)? {
    for language in chain {
      let text =
        catalogs[table]?.text(key, in: language)
        ?? texts(in: language, table: table, issues: issues)[key]
      if let text { return (text, language == "Base" ? sourceLanguage : language) }
    }
    return nil
  }

  private func texts(
    in language: String, table: String, issues: ResourceIssues
  ) -> [String: LocalizedText] {
    guard let files = root.localizedFiles[language] else { return [:] }
    let file = TableFile(language: language, table: table)
    if let texts = localized.withLock({ $0[file] }) { return texts }
    var texts: [String: LocalizedText] = [:]
    if let url = files["\(table).strings"] {
      let strings = StringsFile(url)
      issues.report(strings.issues)
      texts = strings.texts.mapValues { LocalizedText($0) }
    }
    if let url = files["\(table).stringsdict"] {
      let dictionary = StringsDictionary(url)
      issues.report(dictionary.issues)
      texts.merge(dictionary.texts) { $1 }
    }
    guard files["\(table).strings"] != nil || files["\(table).stringsdict"] != nil else {
      return [:]
    }
    return localized.withLock { localized in
      localized[file] = texts
      return texts
    }
  }
}
