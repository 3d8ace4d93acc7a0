import Foundation
import Testing

@testable import FormCore

@MainActor struct MessageTests {
  private static let codes: [Issue] = [
    Issue(.required), Issue(.tooShort, arguments: [.count(3)]),
    Issue(.tooLong, arguments: [.count(3)]), Issue(.wrongLength, arguments: [.count(3)]),
    Issue(.tooFew, arguments: [.count(3)]), Issue(.tooMany, arguments: [.count(3)]),
    Issue(.pattern), Issue(.email), Issue(.url), Issue(.tooSmall, arguments: [.number(3)]),
    Issue(.tooLarge, arguments: [.number(3)]),
    Issue(.outOfRange, arguments: [.number(3), .number(4)]),
    Issue(.tooEarly, arguments: [.date(Date(timeIntervalSince1970: 0))]),
    Issue(.tooLate, arguments: [.date(Date(timeIntervalSince1970: 0))]), Issue(.different),
    Issue(.different, arguments: [.text("OTHER")]), Issue(.unavailable),
  ]

  @Test(arguments: ["en", "de", "ja", "ar"])
  func `every code has words in every language`(_ language: String) {
    let messages = Messages(language: language)
    let fallback = messages.text(for: Issue("unheardOf"))
    let english = Messages(language: "en")
    #expect(messages.language == language)
    for issue in Self.codes {
      let plain = messages.text(for: issue)
      let labelled = messages.text(for: issue, label: "LABEL")
      #expect(plain != fallback)
      #expect(labelled.contains("LABEL") && !plain.contains("LABEL"))
      #expect(!plain.contains("{") && !labelled.contains("{") && !plain.contains("#"))
      if language != "en" { #expect(plain != english.text(for: issue)) }
    }
  }

  @Test func `a label stands in the sentence`() {
    let messages = Messages(language: "en")
    #expect(messages.text(for: Issue(.required)) == "This field is required")
    #expect(messages.text(for: Issue(.required), label: "Email") == "Email is required")
    #expect(
      messages.text(for: Issue(.tooShort, arguments: [.count(8)]), label: "Password")
        == "Password must have at least 8 characters")
  }

  @Test func `plural forms are right`() {
    func texts(_ language: String, _ counts: Int...) -> [String] {
      counts.map {
        Messages(language: language).text(for: Issue(.tooShort, arguments: [.count($0)]))
      }
    }
    #expect(texts("en", 1, 2) == ["Enter at least 1 character", "Enter at least 2 characters"])
    #expect(
      texts("de", 1, 2)
        == ["Geben Sie mindestens 1 Zeichen ein", "Geben Sie mindestens 2 Zeichen ein"])
    #expect(texts("ja", 8) == ["8文字以上で入力してください"])
    let arabic = texts("ar", 1, 2, 3, 10, 11, 99, 100, 103)
    #expect(arabic[0] == "أدخل حرفًا واحدًا على الأقل")
    #expect(arabic[1] == "أدخل حرفين على الأقل")
    #expect(arabic[2...3].allSatisfy { $0.hasSuffix("أحرف على الأقل") })
    #expect(arabic[4...5].allSatisfy { $0.hasSuffix("حرفًا على الأقل") })
    #expect(arabic[6].hasSuffix("حرف على الأقل"))
    #expect(arabic[7].hasSuffix("أحرف على الأقل"))
  }

  @Test func `a regional tag finds its language, an unknown one English`() {
    #expect(Messages(language: "de-AT").text(for: Issue(.pattern)).hasPrefix("Das"))
    #expect(Messages(language: "ar_EG").language == "ar_EG")
    #expect(Messages(language: "tlh").text(for: Issue(.required)) == "This field is required")
    #expect(Messages(language: "").language == "en")
    #expect(Messages(languages: ["tlh", "ja", "de"]).language == "ja")
  }

  @Test func `numbers and dates are written as the language does`() {
    let small = Issue(.tooSmall, arguments: [.number(Decimal(1234.5))])
    #expect(Messages(language: "en").text(for: small) == "Enter 1,234.5 or more")
    #expect(Messages(language: "de").text(for: small) == "Geben Sie 1.234,5 oder mehr ein")
  }

  @Test func `a date is the day of the reader's time zone`() throws {
    var messages = Messages(language: "de")
    let issue = Issue(.tooEarly, arguments: [.date(Date(timeIntervalSince1970: 0))])
    messages.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(messages.text(for: issue) == "Frühestes mögliches Datum: 1. Januar 1970")
    messages.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    #expect(messages.text(for: issue) == "Frühestes mögliches Datum: 31. Dezember 1969")
  }

  @Test func `words can be replaced per form, and per rule above that`() {
    let form = FormModel(Account()) { form in
      form.name.label("Name").rules(.required)
      form.email.rules(.required.message("We need your email"))
    }
    form.showing = .fromTheStart
    form.messages = Messages(language: "en")
    let reader = Reader { _ = form.name.message }
    form.messages.replace(.required, with: "Fill me")
    #expect(reader.wasTold)
    #expect(form.name.message == "Fill me")
    #expect(form.email.message == "We need your email")
    form.messages.replace(.required) { _, label in "\(label ?? "It") is missing" }
    #expect(form.name.messages == ["Name is missing"])
  }

  @Test func `the gravest issue speaks first`() {
    let form = FormModel(Account(name: "a")) { form in
      form.name.rules(
        Rule { _ in Issue("hint", severity: .info) }, Rule { _ in "error" }, Rule { _ in "later" })
    }
    form.showing = .fromTheStart
    #expect(form.name.message == "error")
    #expect(form.name.messages == ["hint", "error", "later"])
  }

  @Test func `what a label contains is no template`() {
    let text = Messages(language: "en")
      .text(for: Issue(.tooShort, arguments: [.count(2)]), label: "{0} %@ {label}")
    #expect(text == "{0} %@ {label} must have at least 2 characters")
  }

  @Test func `a repeated value names the other field`() {
    let form = FormModel(Account(password: "a", confirmation: "b")) { form in
      form.confirmation.label("Confirmation").rules(.equal(to: \.password))
      form.password.label("Password")
    }
    form.showing = .fromTheStart
    form.messages = Messages(language: "en")
    #expect(form.confirmation.message == "Confirmation does not match Password")
  }

  @Test func `a date and a number do not reorder an Arabic sentence`() {
    let messages = Messages(language: "ar")
    for issue in [
      Issue(.tooEarly, arguments: [.date(Date(timeIntervalSince1970: 0))]),
      Issue(.tooSmall, arguments: [.number(-3)]),
    ] {
      let text = messages.text(for: issue, label: "Email")
      #expect(text.unicodeScalars.count { $0 == "\u{2068}" } == 2)
      #expect(text.unicodeScalars.count { $0 == "\u{2069}" } == 2)
      #expect(text.contains("\u{2068}Email\u{2069}"))
    }
  }

  @Test func `a label from right to left does not reorder an English sentence`() {
    let messages = Messages(language: "en")
    let text = messages.text(for: Issue(.required), label: "البريد")
    #expect(text == "\u{2068}البريد\u{2069} is required")
    let override = messages.text(for: Issue(.different, arguments: [.text("a\u{202E}b")]))
    #expect(override.hasSuffix("\u{2068}a\u{202E}b\u{2069}"))
    #expect(!messages.text(for: Issue(.required), label: "Email").contains("\u{2068}"))
  }

  @Test(arguments: ["de", "ja", "ar"])
  func `every form word has words in every language`(_ language: String) throws {
    let words = try #require(Vocabulary.all[language]?.words)
    let english = Vocabulary.english.words
    #expect(Set(words.keys) == Set(english.keys))
    for (word, text) in words {
      #expect(!text.isEmpty)
      #expect(places(in: text) == places(in: english[word] ?? ""), "\(word)")
      if word != .rowName, word != .resultCount || language == "ar" {
        #expect(text != english[word])
      }
    }
  }

  @Test func `every word that there is has words in English`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/FormCore/Words")
    let sources = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let names = try sources.flatMap { source in
      try String(contentsOf: source, encoding: .utf8)
        .matches(of: /static let \w+ = FormWord\("(\w+)"\)/).map { String($0.output.1) }
    }
    #expect(names.count > 70)
    #expect(Set(names) == Set(Vocabulary.english.words.keys.map(\.name)))
  }

  /// The places of arguments, in the order of their numbers.
  private func places(in template: String) -> [String] {
    ["{0}", "{1}", "{2}"].filter { template.contains($0) }
  }

  @Test func `counts in form words have the plural forms of the language`() {
    func results(_ count: Int, _ language: String) -> String {
      Messages(language: language).text(for: .resultCount, .count(count))
    }
    #expect(results(1, "en") == "1 result")
    #expect(results(2, "de") == "2 Ergebnisse")
    #expect(results(3, "ja") == "3件の結果")
    #expect(results(2, "ar") == "عُثر على نتيجتين")
    #expect(
      Messages(language: "en").text(for: .passwordLengthWithin, .number(8), .count(64))
        == "Between 8 and 64 characters")
  }

  @Test func `a form says any word in its author's way, with what stands in it`() {
    var messages = Messages(language: "de")
    messages.replace(.save, with: "Übernehmen")
    messages.replace(.step, with: "{0}/{1}")
    messages.replace(.resultCount) { arguments in
      if case .count(let count) = arguments.first { "\(count) Treffer" } else { "" }
    }
    #expect(messages.text(for: .save) == "Übernehmen")
    #expect(messages.text(for: .step, .number(2), .number(3)) == "2/3")
    #expect(messages.text(for: .resultCount, .count(7)) == "7 Treffer")
    #expect(messages.text(for: .cancel) == "Abbrechen")
    messages.follow("ja")
    #expect(messages.text(for: .save) == "Übernehmen")
  }

  @MainActor @Test func `a place for which nothing is given stays empty and is reported`() async {
    let known = Report.handler
    defer { Report.handler = known }
    var told: [String] = []
    Report.handler = { told.append($0) }
    let messages = Messages(language: "en")
    #expect(messages.text(for: .step, .number(2)) == "Step 2 of ")
    await eventually { told.contains { $0.contains("{1}") } }
    #expect(told.contains { $0.contains("{1}") })
  }

  @Test func `what a person typed is no template in a word`() {
    let messages = Messages(language: "en")
    #expect(messages.text(for: .noResultsFor, .text("{0}{1}")) == "No results for “{0}{1}”")
  }
}
