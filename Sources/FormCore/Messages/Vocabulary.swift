import Foundation

/// What a language says for each code.
///
/// Sentences differ by whether the field is named; counts differ by the language's plural forms.
/// A count stands in a template as a whole ("8 characters"), so that plural forms are written once.
struct Vocabulary: Sendable {
  /// What is counted.
  enum Noun: Sendable { case characters, entries, results }

  /// A sentence without and with the name of the field; `{0}` and `{1}` are the arguments.
  struct Phrase: Sendable {
    let plain: String
    let labelled: String
    var noun = Noun.characters
  }

  var isRightToLeft = false
  /// Which of the language's plural forms a count takes.
  let plural: @Sendable (Int) -> PluralForm
  /// Counted things, `#` being the number.
  let nouns: [Noun: [PluralForm: String]]
  let phrases: [Issue.Code: Phrase]
  /// For codes without words.
  let fallback: Phrase
  /// Templates; `{0}` and `{1}` are what a word is given.
  let words: [FormWord: String]

  static let all: [String: Vocabulary] = [
    "en": .english, "de": .german, "ja": .japanese, "ar": .arabic,
  ]

  /// An equality whose other field has a label is said with it.
  func phrase(for issue: Issue) -> Phrase {
    if issue.code == .different, !issue.arguments.isEmpty, let named = phrases[.differentFromNamed]
    {
      return named
    }
    return phrases[issue.code] ?? fallback
  }

  /// What is counted in a word, if it has a count.
  func noun(of word: FormWord) -> Noun { word == .resultCount ? .results : .characters }

  func counted(_ count: Int, _ noun: Noun, locale: Locale) -> String {
    let forms = nouns[noun] ?? [:]
    let number = count.formatted(.number.locale(locale))
    let form = forms[plural(count)] ?? forms[.other] ?? "#"
    return form.replacingOccurrences(of: "#", with: number)
  }
}

extension Issue.Code {
  /// Where the words for ``different`` stand that name the other field.
  static let differentFromNamed: Self = "different.named"
}
