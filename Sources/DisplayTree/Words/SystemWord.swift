/// A word or sentence that the system itself says, by its English text.
package enum SystemWord: String, CaseIterable, Sendable {
  case cancel = "Cancel"
  case ok = "OK"
  case back = "Back"
  case edit = "Edit"
  case done = "Done"
  case more = "More"
  case search = "Search"
  case clearText = "Clear text"
  case refresh = "Refresh"
  case delete = "Delete"
  case increment = "Increment"
  case decrement = "Decrement"
  case progress = "Progress"
  /// The parts of a picker for date and time, as their names end.
  case date
  case time
  /// What a search that found nothing says.
  case noResults = "No Results"
  /// The same; `%@` is what was searched for.
  case noResultsFor = "No Results for “%@”"
  case checkSpelling = "Check the spelling or try a new search."
  /// The banner while there is no connection.
  case offline = "Connection lost. Trying again…"
  case reload = "Please reload this page."
  /// What people without JavaScript are told.
  case noScript = "This form needs JavaScript to be filled in and sent."

  /// The word in the language, a BCP 47 tag; English where nobody has translated it.
  package func text(in language: String?) -> String {
    guard let language else { return rawValue }
    let translations = Self.translations[self] ?? [:]
    if Self.isTraditionalChinese(language), let text = translations["zh-Hant"] { return text }
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return translations[Self.currentCodes[code] ?? code] ?? rawValue
  }

  /// Old codes, and languages whose readers share a text.
  private static let currentCodes = ["iw": "he", "nb": "no", "nn": "no"]

  private static func isTraditionalChinese(_ language: String) -> Bool {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard parts.first == "zh", !parts.contains("hans") else { return false }
    return parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
  }
}
