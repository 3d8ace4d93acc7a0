/// The texts of one table in every language it was read in, whatever the kind of its files.
package struct StringsTable: Sendable {
  /// By language as the files name it, then by key.
  package private(set) var texts: [String: [String: LocalizedText]] = [:]
  /// The language the keys are written in, where a file says so.
  package internal(set) var sourceLanguage: String?
  /// What could not be read; the rest of the file counts nevertheless.
  package internal(set) var issues: [ResourceIssue] = []

  package init() {}

  package func text(_ key: String, in language: String) -> LocalizedText? {
    texts[language]?[key]
  }

  package mutating func add(_ text: LocalizedText, for key: String, in language: String) {
    texts[language, default: [:]][key] = text
  }
}
