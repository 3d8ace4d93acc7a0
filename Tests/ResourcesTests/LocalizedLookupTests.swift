import Foundation
import Testing

@testable import SwiftUI

@Suite struct LocalizedLookupTests {
  private func app() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Lib_Aid.resources/de.lproj/Localizable.strings": "\"Title\" = \"Hilfe\"; \"Aid\" = \"Rat\";",
      "App_Shop.resources/de.lproj/Localizable.strings": "\"Title\" = \"Laden\";",
      "App_Shop.resources/de.lproj/Other.strings": "\"Title\" = \"Anderer\";",
      "App_Shop.resources/de-CH.lproj/Localizable.strings": "\"Bye\" = \"Tschau\";",
      "App_Shop.resources/Base.lproj/Localizable.strings":
        "\"Title\" = \"Shop\"; \"Off\" = \"5%\";",
    ])
  }

  @Test func `the app's own resources come before a library's`() throws {
    let folder = try app()
    let lookup = LocalizedLookup(folder)
    #expect(
      folder.search.roots.dropFirst().map(\.url.lastPathComponent) == [
        "App_Shop.resources", "Lib_Aid.resources",
      ])
    #expect(lookup.string(forKey: "Title", languages: ["de"]) == "Laden")
    #expect(lookup.string(forKey: "Aid", languages: ["de"]) == "Rat")
  }

  @Test func `a named bundle is searched alone`() throws {
    let folder = try app()
    let lookup = LocalizedLookup(folder)
    let bundle = try #require(Bundle(path: folder.file("Lib_Aid.resources").path))
    #expect(lookup.string(forKey: "Title", bundle: bundle, languages: ["de"]) == "Hilfe")
    #expect(lookup.string(forKey: "Bye", bundle: bundle, languages: ["de-CH"]) == "Bye")
  }

  @Test func `a table is one's own`() throws {
    let lookup = LocalizedLookup(try app())
    #expect(lookup.string(forKey: "Title", table: "Other", languages: ["de"]) == "Anderer")
    #expect(lookup.string(forKey: "Aid", table: "Other", languages: ["de"]) == "Aid")
    #expect(lookup.string(forKey: "Title", table: "../Other", languages: ["de"]) == "Title")
  }

  @Test func `a region falls back to its language, and everyone else to the base`() throws {
    let lookup = LocalizedLookup(try app())
    #expect(lookup.string(forKey: "Bye", languages: ["de-CH"]) == "Tschau")
    #expect(lookup.string(forKey: "Title", languages: ["de-CH"]) == "Laden")
    #expect(lookup.string(forKey: "Bye", languages: ["de"]) == "Bye")
    #expect(lookup.string(forKey: "Title", languages: ["ja"]) == "Shop")
    #expect(lookup.string(forKey: "Title", languages: ["en-US", "de"]) == "Shop")
    #expect(lookup.string(forKey: "Title", languages: []) == "Shop")
  }

  @Test func `a missing key is its own format`() throws {
    let lookup = LocalizedLookup(try app())
    let arguments: [LocalizedArgument] = [.integer(1234), .string("Anna")]
    #expect(
      lookup.string(forKey: "%lld for %@", languages: ["de"], arguments: arguments)
        == "1.234 for Anna")
    #expect(lookup.string(forKey: "100%d", languages: ["de"]) == "100%d")
    #expect(lookup.string(forKey: "Off", languages: ["en"]) == "5%")
  }

  @Test func `sessions with different languages do not disturb each other`() throws {
    let lookup = LocalizedLookup(try app())
    for _ in 0..<3 {
      #expect(lookup.string(forKey: "Title", languages: ["de"]) == "Laden")
      #expect(lookup.string(forKey: "Title", languages: ["en"]) == "Shop")
    }
  }

  @Test func `the locale may differ from the language`() throws {
    let lookup = LocalizedLookup(try app())
    let text = lookup.string(
      forKey: "%lld", languages: ["de"], locale: Locale(identifier: "en"),
      arguments: [.integer(1234)])
    #expect(text == "1,234")
  }

  @Test func `the page is told the language it shows`() throws {
    let lookup = LocalizedLookup(try app())
    #expect(lookup.shown(to: ["de-AT"]).tag.description == "de")
    #expect(lookup.shown(to: ["de-AT"]).locale.identifier == "de-AT")
    #expect(lookup.shown(to: ["ja"]).tag.description == "en")
    #expect(lookup.shown(to: ["ar", "de"]).tag.description == "de")
    #expect(lookup.availableLanguages() == ["de", "de-CH", "en"])
  }

  /// The language that an app without texts in its own target is shown in to a reader of Arabic.
  private func language(beside files: [String], for wanted: String...) throws -> String {
    let texts = files.map { ($0, "\"a\" = \"b\";") }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: texts))
    return LocalizedLookup(folder).shown(to: wanted).tag.description
  }

  @Test func `an app without texts was in Arabic beside a library with Arabic ones`() throws {
    let library = "A_Kit.resources/ar.lproj/Localizable.strings"
    #expect(try language(beside: [library, "Z_Shop.resources/logo.txt"], for: "ar") == "en")
  }

  @Test func `the texts of other targets of its package are an app's own`() throws {
    let files = [
      "A_Kit.resources/ar.lproj/Localizable.strings", "Z_Shop.resources/logo.txt",
      "Z_Core.resources/de.lproj/Localizable.strings",
    ]
    #expect(try language(beside: files, for: "ar", "de") == "de")
  }

  @Test func `an app without resources speaks what lies beside it`() throws {
    #expect(
      try language(beside: ["A_Kit.resources/ar.lproj/Localizable.strings"], for: "ar") == "ar")
  }

  @Test func `a broken table is reported once, however often it is asked for`() throws {
    let folder = try TemporaryFolder(["de.lproj/Localizable.strings": "\"a\" = \"b\"; oops"])
    let issues = quietIssues()
    for _ in 0..<2 {
      let lookup = LocalizedLookup(folder, issues: issues)
      #expect(lookup.string(forKey: "a", languages: ["de"]) == "b")
      #expect(lookup.string(forKey: "x", languages: ["de"]) == "x")
    }
    #expect(issues.all.map(\.line) == [1])
  }

  @Test func `many threads may ask at once`() async throws {
    let folder = try app()
    let lookup = LocalizedLookup(folder)
    let answers = await withTaskGroup(of: Set<String>.self) { group in
      for task in 0..<8 {
        group.addTask {
          Set(
            (0..<500).map { index in
              _ = lookup.string(forKey: "key \(index)", languages: ["d\(task)", "fr-\(index)"])
              return lookup.string(forKey: "Title", languages: [task % 2 == 0 ? "de" : "en"])
            })
        }
      }
      return await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(answers == ["Laden", "Shop"])
  }

  @Test func `what people type as keys and languages does not fill the memory`() throws {
    let lookup = LocalizedLookup(try app())
    for index in 0..<(LocalizedLookup.maximumCachedTexts + 10) {
      #expect(lookup.string(forKey: "\(index)", languages: ["de-\(index % 1_500)"]) == "\(index)")
    }
    #expect(lookup.string(forKey: "Title", languages: ["de"]) == "Laden")
  }
}
