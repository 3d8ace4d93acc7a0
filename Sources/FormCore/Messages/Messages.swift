import Foundation

/// The words for issues, in one language.
///
/// English, German, Japanese and Arabic come along; any code can get words of your own, for all
/// forms that use the value or for one.
///
/// ```swift
/// form.messages = Messages(language: "de-AT")
/// form.messages.replace(.required, with: "Bitte ausfüllen")
/// form.messages.replace("postcodeUnknown") { _, label in "\(label ?? "It") is unknown" }
/// ```
public struct Messages: Sendable {
  /// The language, as a BCP 47 tag: the one asked for, or "en" if that one does not come along.
  public private(set) var language: String
  /// Formats numbers and dates in messages.
  public var locale: Locale
  /// In which dates are days.
  public var timeZone = TimeZone.current
  private var vocabulary: Vocabulary
  /// Whether nobody chose the language, so that a screen may choose the person's.
  private var isLanguageOpen = false
  private var replacements: [Issue.Code: @Sendable (Issue, String?) -> String] = [:]

  /// Words in the first of these languages that comes along, else in English.
  ///
  /// - Parameter languages: BCP 47 tags in the order of preference, such as "de-CH".
  public init(languages: [String]) {
    for tag in languages {
      let primary = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
      guard let known = Vocabulary.all[primary] else { continue }
      language = tag
      locale = Locale(identifier: tag)
      vocabulary = known
      return
    }
    language = "en"
    locale = Locale(identifier: "en")
    vocabulary = .english
  }

  /// Words in this language, given as a BCP 47 tag, else in English.
  public init(language tag: String) {
    self.init(languages: [tag])
  }

  /// Words in the language of the process, until a screen says which one the person reads.
  public static var current: Messages {
    var messages = Messages(languages: Locale.preferredLanguages)
    messages.isLanguageOpen = true
    return messages
  }

  /// Goes on in the person's language, unless the author chose one; replacements stay.
  ///
  /// - Parameter tag: A BCP 47 tag, such as "de-CH".
  public mutating func follow(_ tag: String) {
    guard isLanguageOpen, tag != language else { return }
    let other = Messages(language: tag)
    language = other.language
    locale = other.locale
    vocabulary = other.vocabulary
  }

  // MARK: Replacing

  /// Says this for every issue of the code.
  public mutating func replace(_ code: Issue.Code, with text: String) {
    replacements[code] = { _, _ in text }
  }

  /// Lets a closure say what is wrong, from the issue and the field's label.
  public mutating func replace(
    _ code: Issue.Code, with words: @escaping @Sendable (Issue, String?) -> String
  ) {
    replacements[code] = words
  }

  // MARK: Speaking

  /// The words for an issue: its own, else the replacement for its code, else the language's.
  ///
  /// - Parameters:
  ///   - issue: What is wrong.
  ///   - label: What the field is called; without it the sentence does not name it.
  public func text(for issue: Issue, label: String? = nil) -> String {
    if let message = issue.message { return message }
    if let replacement = replacements[issue.code] { return replacement(issue, label) }
    let phrase = vocabulary.phrase(for: issue)
    let template = label == nil ? phrase.plain : phrase.labelled
    return fill(template, with: issue.arguments, label: label ?? "", noun: phrase.noun)
  }

  /// Puts label and arguments in their places, once: what a label contains is no template.
  private func fill(
    _ template: String, with arguments: [Issue.Argument], label: String, noun: Vocabulary.Noun
  ) -> String {
    var text = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      if name == "label" {
        text += label
      } else if let index = Int(name), arguments.indices.contains(index) {
        text += format(arguments[index], noun: noun)
      }
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  private func format(_ argument: Issue.Argument, noun: Vocabulary.Noun) -> String {
    switch argument {
    case .count(let count): vocabulary.counted(count, noun, locale: locale)
    case .number(let number): number.formatted(.number.locale(locale))
    case .date(let date):
      date.formatted(
        Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone))
    case .text(let text): text
    }
  }
}
