import Foundation
import Testing

@testable import SwiftUI

@Suite struct StringCatalogTests {
  static let catalog = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "Hello": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
          "fr": {"stringUnit": {"state": "new", "value": ""}},
          "it": {"stringUnit": {"state": "needs_review", "value": "Ciao"}}}},
        "Name": {"shouldTranslate": false},
        "Old": {"extractionState": "stale", "localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Alt"}}}},
        "%lld pages": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld page"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld pages"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld strona"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld strony"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld stron"}},
            "zero": {"stringUnit": {"state": "translated", "value": "bez stron"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld strony"}}}}},
          "de": {"variations": {"device": {
            "mac": {"stringUnit": {"state": "translated", "value": "%lld Seiten am Mac"}},
            "other": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "Eine Seite"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld Seiten"}}}}}}}}}},
        "%@: %lld birds in %lld trees": {"localizations": {
          "en": {
            "stringUnit": {"state": "translated", "value": "%@: %#@birds@ in %#@trees@"},
            "substitutions": {
              "birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}},
              "trees": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "one tree"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg trees"}}}}}}}}}
      }
    }
    """

  private func lookup() throws -> LocalizedLookup {
    LocalizedLookup(
      try TemporaryFolder(["App_Shop.resources/Localizable.xcstrings": Self.catalog]))
  }

  @Test(arguments: [
    ("Hello", "de", "Hallo"), ("Hello", "de-AT", "Hallo"), ("Hello", "it", "Ciao"),
    ("Hello", "fr", "Hello"), ("Hello", "en", "Hello"), ("Hello", "ja", "Hello"),
    ("Old", "de", "Alt"), ("Name", "de", "Name"), ("Missing", "de", "Missing"),
  ])
  func `a key is looked up in the person's language, then the source's`(
    key: String, language: String, expected: String
  ) throws {
    let lookup = try lookup()
    #expect(lookup.string(forKey: key, languages: [language]) == expected)
  }

  @Test(arguments: [
    ("en", 1, "1 page"), ("en", 1234, "1,234 pages"), ("de", 1, "Eine Seite"),
    ("de", 1234, "1.234 Seiten"), ("pl", 0, "bez stron"), ("pl", 3, "3 strony"),
    ("pl", 5, "5 stron"), ("pl", 22, "22 strony"), ("fr", 1, "1 page"),
  ])
  func `the plural form is that of the language shown`(
    language: String, count: Int64, expected: String
  ) throws {
    let lookup = try lookup()
    let text = lookup.string(
      forKey: "%lld pages", languages: [language], arguments: [.integer(count)])
    #expect(text == expected)
  }

  @Test func `several substitutions vary each with its own argument`() throws {
    let lookup = try lookup()
    let text = lookup.string(
      forKey: "%@: %lld birds in %lld trees", languages: ["en"],
      arguments: [.string("Park"), .integer(1200), .integer(1)])
    #expect(text == "Park: 1,200 birds in one tree")
  }

  @Test func `a broken entry costs only itself`() throws {
    let folder = try TemporaryFolder([
      "L.xcstrings": """
      {"sourceLanguage": "en", "strings": {"a": 3, "b": {"localizations": {
        "de": {"stringUnit": {"value": 3}}, "fr": {"stringUnit": {"value": "bé"}}}}}}
      """
    ])
    let table = StringCatalog(folder.file("L.xcstrings")).table
    #expect(table.text("b", in: "fr") == LocalizedText("bé"))
    #expect(
      Set(table.issues.map(\.reason)) == ["\"a\" is no object", "\"b\" has no text in \"de\""])
  }

  @Test(arguments: [
    "", "{", "[]", "{\"strings\": 3}", "null", "{\"strings\": {}",
    String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
  ])
  func `a broken catalogue is an issue`(text: String) throws {
    let folder = try TemporaryFolder(["L.xcstrings": text])
    #expect(StringCatalog(folder.file("L.xcstrings")).table.issues.count == 1)
  }

  @Test func `substitutions that name each other come to an end`() throws {
    let many = String(repeating: "%#@a@", count: 50)
    let folder = try TemporaryFolder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"%lld": {"localizations": {"en": {
        "stringUnit": {"value": "%#@a@"},
        "substitutions": {"a": {"argNum": 1, "formatSpecifier": "lld", "variations": {
          "plural": {"other": {"stringUnit": {"value": "\(many)"}}}}}}}}}}}
      """
    ])
    let text = LocalizedLookup(folder).string(
      forKey: "%lld", languages: ["en"], arguments: [.integer(2)])
    #expect(text.count < 100_000)
  }
}
