@testable import FormCore
import Foundation
import Testing

/// Hostile text comes to an end: no assertion on time, a run that hangs fails by itself.
@MainActor struct BadInputTests {
  nonisolated private static let texts: [(name: String, text: String)] = [
    ("letters", String(repeating: "a", count: 1_000_000)),
    ("digits", String(repeating: "1", count: 1_000_000)),
    ("separators", String(repeating: ".,-/ ", count: 200_000)),
    ("letters and an end", String(repeating: "a", count: 9_000) + "!"),
    ("spaces", String(repeating: " ", count: 1_000_000)),
    ("dots", String(repeating: "a.", count: 500_000)),
    ("at signs", String(repeating: "@", count: 1_000_000)),
    ("controls", String(repeating: "\u{1}\u{0}\u{7F}", count: 333_333)),
    ("bidi overrides", String(repeating: "\u{202E}\u{2066}", count: 500_000)),
    ("joiners", String(repeating: "\u{200D}", count: 1_000_000)),
    ("one family", "👩" + String(repeating: "\u{200D}👩", count: 500_000)),
    ("flags", String(repeating: "🇩", count: 1_000_000)),
    ("marks", "e" + String(repeating: "\u{301}", count: 1_000_000)),
    ("marks in disorder", "e" + String(repeating: "\u{316}\u{301}", count: 500_000)),
    ("replacements", String(decoding: [UInt8](repeating: 0xED, count: 1_000_000), as: UTF8.self)),
    (
      "lone surrogates",
      String(decoding: [UInt16](repeating: 0xD800, count: 1_000_000), as: UTF16.self)
    ),
  ]

  @Test(arguments: texts.map(\.name)) func `rules come to an end on`(_ name: String) throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    let form = FormModel(Account()) { form in
      form.name.normalized(.fullWidthDigits, .withoutSpacesAndDashes, .lowercased)
        .rules(.required, .length(3...20), .length(5), .email, .url, .pattern("(a+)+$"))
      form.confirmation.rules(.equal(to: \.name))
    }
    form.name.value = text
    form.confirmation.value = text + "x"
    #expect(form.validity == .invalid)
    _ = form.normalizedValues
    #expect(form.name.value == text)
  }

  private static let formats: [any TextFormat] = [
    PatternFormat("(###) ###-####"), PatternFormat("AA-**", isUppercased: true),
    PhoneNumberFormat(), CardNumberFormat(), IBANFormat(),
    DateFormat(locale: Locale(identifier: "de")), DateFormat(locale: Locale(identifier: "ar")),
    DecimalFormat(locale: Locale(identifier: "en"), allowsNegative: true),
    DecimalFormat(locale: Locale(identifier: "hi_IN")),
  ]

  @Test(arguments: texts.map(\.name)) func `masks come to an end on`(_ name: String) throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    let edits: [TextEdit] = [
      .insert(text), .replace(with: text), .deleteBackward, .deleteForward,
    ]
    // An empty field, one with something in it, and one that holds the text already.
    let fields = [EditedText(""), EditedText("12", caret: 1), EditedText(text, caret: 1)]
    for format in Self.formats {
      for field in fields {
        for edit in edits {
          let after = format.apply(edit, to: field)
          #expect((0...after.text.count).contains(after.selection.upperBound))
        }
      }
      #expect(format.reformat("12", to: "1" + text + "2").text.count <= 60)
      #expect(format.formatted(text).count <= 60)
      _ = format.reformat(text, to: text + "x")
      _ = format.value(of: text)
      _ = format.finished(text)
    }
    _ = DecimalFormat(locale: Locale(identifier: "en")).number(from: text)
    _ = DateFormat(locale: Locale(identifier: "de")).components(from: text)
  }

  @Test(arguments: ["(a+)+$", "(a|aa)+$", "(.*a){20}", "(a?){30}a{30}", "(\\w+\\s?)+$"])
  func `a pattern cannot backtrack for ever`(_ pattern: String) throws {
    let bounded = try #require(BoundedPattern(pattern))
    #expect(!bounded.matches(String(repeating: "a", count: 5_000) + "!"))
    #expect(!bounded.matches(String(repeating: "a", count: 40) + "!"))
  }

  @Test func `a class in the values is told, and how to mend it`() {
    final class Person: Equatable {
      var name = ""
      static func == (a: Person, b: Person) -> Bool { a === b }
    }
    struct Visit: Equatable { var person = Person() }
    let known = Report.handler
    defer { Report.handler = known }
    var told: [String] = []
    Report.handler = { told.append($0) }
    _ = FormModel(Visit()).person.name
    #expect(told == ["Visit leads to a class: a form keeps copies of its values. Use structs."])
  }

  @Test func `a pattern that is none lets all pass and is told`() {
    let form = FormModel(Account(name: "x")) { $0.name.rules(.pattern("(")) }
    #expect(form.validity == .valid)
  }

  @Test func `a pattern cannot leave its parentheses`() throws {
    #expect(BoundedPattern("a)|(b") == nil || BoundedPattern("a)|(b")?.matches("ax") == false)
  }

  @Test func `a text beyond the bound does not match`() throws {
    let bounded = try #require(BoundedPattern("a*"))
    #expect(bounded.matches(String(repeating: "a", count: BoundedPattern.maximumLength)))
    #expect(!bounded.matches(String(repeating: "a", count: BoundedPattern.maximumLength + 1)))
  }
}
