import Foundation

/// The language that a person is shown an app in.
///
/// As on Apple platforms it is one that the app speaks: the person's if the app is translated into it,
/// else the one that the app is written in, which is English for an app that does not say. Numbers
/// and dates follow the person's region in either case.
///
/// An app speaks the languages of the first resources that have any texts, among those of the main
/// bundle, of the executable and of its package: that a library or another program beside it speaks
/// Arabic makes no Arabic page. An executable without resources of its own does not tell what package
/// it is of; then all that lie beside it count.
package struct ShownLanguage: Sendable, Equatable {
  /// Of the texts.
  package let tag: LanguageTag
  package let locale: Locale
  /// What texts are looked up in, best first.
  package let lookedUp: [String]

  /// - Parameters:
  ///   - wanted: the person's languages, best first.
  ///   - available: those that the app has texts in.
  ///   - source: the one that the app is written in.
  init(wanted: [String], available: [String], source: String) {
    let spoken = available.contains(source) ? available : available + [source]
    for language in wanted {
      let texts = LanguageMatch.candidates(wanted: [language], available: spoken)
      guard let best = texts.lazy.compactMap({ LanguageTag($0) }).first else { continue }
      tag = best
      locale = Locale(identifier: language)
      lookedUp = [language] + wanted.filter { $0 != language }
      return
    }
    let source = LanguageTag(source) ?? .english
    let region = wanted.first.flatMap { LanguageTag($0)?.likelyRegion }
    tag = source
    locale = Locale(identifier: region.map { "\(source.language)_\($0)" } ?? "\(source)")
    lookedUp = ["\(source)"] + wanted
  }
}

extension LanguageTag {
  /// What an app is written in that does not say.
  static let english = LanguageTag(language: "en")
}
