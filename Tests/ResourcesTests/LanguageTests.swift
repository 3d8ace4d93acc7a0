import Testing

@testable import SwiftUI

@Suite struct LanguageTests {
  @Test(arguments: [
    ("zh_Hant_TW", "zh-Hant-TW"), ("DE-ch", "de-CH"), ("iw", "he"), ("no-NO", "nb-NO"),
    ("es-419", "es-419"), ("sr-latn", "sr-Latn"), ("en-US-u-ca-buddhist", "en-US"),
    ("sl-rozaj-biske", "sl"), ("sh", "sr-Latn"),
  ])
  func `a tag is brought to its usual spelling`(text: String, expected: String) {
    #expect(LanguageTag(text)?.description == expected)
  }

  @Test(arguments: ["", "-", "x", "Base", "12", "*", "de\u{0}", "../../etc", "d€"])
  func `what is no language is refused`(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: [
    (["de-CH"], ["en", "de"], ["de"]),
    (["zh-TW"], ["zh-Hans", "zh-Hant"], ["zh-Hant"]),
    (["zh-HK"], ["zh-Hans", "zh-Hant", "zh-HK"], ["zh-HK", "zh-Hant"]),
    (["zh-Hant-TW"], ["zh-CN", "zh-TW"], ["zh-TW"]),
    (["zh"], ["zh-Hant", "zh-Hans"], ["zh-Hans"]),
    (["zh-SG"], ["zh-Hant", "zh-Hans"], ["zh-Hans"]),
    (["sr-Latn"], ["sr"], []),
    (["en-AU"], ["en", "en-GB"], ["en-GB", "en"]),
    (["es-MX"], ["es", "es-419"], ["es-419", "es"]),
    (["pt"], ["pt-PT", "pt-BR"], ["pt-BR"]),
    (["de"], ["de-AT", "de", "de-CH"], ["de"]),
    (["fr-CA", "de"], ["de", "fr-FR"], ["fr-FR"]),
    (["ja", "de"], ["de", "en"], ["de"]),
    (["nn"], ["nb", "en"], ["nb"]),
    (["no"], ["nb"], ["nb"]),
    (["ja"], ["de"], []),
  ])
  func `the nearest of the available languages is shown`(
    wanted: [String], available: [String], expected: [String]
  ) {
    #expect(LanguageMatch.candidates(wanted: wanted, available: available) == expected)
  }

  @Test func `the direction follows the script`() {
    #expect(LanguageTag("ar")?.isRightToLeft == true)
    #expect(LanguageTag("ur")?.isRightToLeft == true)
    #expect(LanguageTag("az")?.isRightToLeft == false)
  }
}
