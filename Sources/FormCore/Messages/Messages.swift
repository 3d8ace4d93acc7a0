import Foundation

/// The words for issues and for what a form says of itself, in one language.
///
/// English, German, Japanese and Arabic come along; any code and any word can be said in your own
/// way, for all forms that use the value or for one.
///
/// ```swift
/// form.messages = Messages(language: "de-AT")
/// form.messages.replace(.required, with: "Bitte ausfüllen")
/// form.messages.replace("postcodeUnknown") { _, label in "\(label ?? "It") is unknown" }
/// form.messages.replace(.save, with: "Übernehmen")
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
  private var wordReplacements: [FormWord: @Sendable (Messages, [Issue.Argument]) -> String] = [:]

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

  /// Says this where a form says the word; `{0}` and `{1}` stand for what the word is given.
  public mutating func replace(_ word: FormWord, with text: String) {
    wordReplacements[word] = { $0.fill(text, with: $1, of: word) }
  }

  /// Lets a closure say the word, from what it is given.
  public mutating func replace(
    _ word: FormWord, with words: @escaping @Sendable ([Issue.Argument]) -> String
  ) {
    wordReplacements[word] = { words($1) }
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

  /// What a button or a note of a form says, or a field is called.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - arguments: What stands in it, as its documentation says.
  public func text(for word: FormWord, _ arguments: Issue.Argument...) -> String {
    text(for: word, arguments)
  }

  /// The same with what stands in the word as a list.
  public func text(for word: FormWord, _ arguments: [Issue.Argument]) -> String {
    if let replacement = wordReplacements[word] { return replacement(self, arguments) }
    return fill(vocabulary.words[word] ?? word.name, with: arguments, of: word)
  }

  private func fill(
    _ template: String, with arguments: [Issue.Argument], of word: FormWord
  ) -> String {
    fill(template, with: arguments, label: "", noun: vocabulary.noun(of: word))
  }

  /// Puts label and arguments in their places, once: what a label contains is no template. A place
  /// whose argument was not given stays empty, and the developer hears of it.
  private func fill(
    _ template: String, with arguments: [Issue.Argument], label: String, noun: Vocabulary.Noun
  ) -> String {
    var text = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      if name == "label" {
        text += isolated(label)
      } else if let index = Int(name), arguments.indices.contains(index) {
        text += format(arguments[index], noun: noun)
      } else {
        Report.misuseAnywhere(
          "\"\(template)\" has the place {\(name)}, for which nothing is given. Pass an argument for "
            + "it to the word or issue, or take the place out of the text.")
      }
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  private func format(_ argument: Issue.Argument, noun: Vocabulary.Noun) -> String {
    switch argument {
    case .count(let count): vocabulary.counted(count, noun, locale: locale)
    case .number(let number): isolated(number.formatted(.number.locale(locale)))
    case .date(let date):
      isolated(
        date.formatted(
          Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone)))
    case .text(let text): isolated(text)
    }
  }

  /// Keeps what was put in from changing the order of the words around it: in a sentence from right
  /// to left everything, in others what has letters of such a script. Overrides end here, too.
  ///
  /// Source: Unicode Standard Annex 9, section 6.1 (FSI and PDI).
  private func isolated(_ text: String) -> String {
    guard vocabulary.isRightToLeft || text.unicodeScalars.contains(where: \.mayReorder) else {
      return text
    }
    return "\u{2068}\(text)\u{2069}"
  }
}

extension Unicode.Scalar {
  /// A letter or mark that is written from right to left, or a control that orders what follows.
  fileprivate var mayReorder: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
      0x200F, 0x202A...0x202E, 0x2066...0x2068:
      true
    default: false
    }
  }
}
