import Foundation

/// A language as resources and browsers name it (BCP 47): language, script and region.
///
/// Variants and extensions are dropped; old codes become the current ones (`iw` is `he`).
package struct LanguageTag: Hashable, Sendable {
  package let language: String
  package let script: String?
  package let region: String?

  /// RFC 5646, 4.4.1 asks for room for 35 characters.
  package static let maximumLength = 35

  init(language: String) {
    self.language = language
    script = nil
    region = nil
  }

  /// Reads `zh-Hant-TW` as well as `zh_Hant_TW`; nil for what names no language.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, (2...3).contains(first.utf8.count), first.isASCIILetters else {
      return nil
    }
    let code = first.lowercased()
    var script: String?
    var region: String?
    for part in parts.dropFirst() {
      if part.utf8.count == 1 { break }
      if part.utf8.count == 4, part.isASCIILetters, script == nil, region == nil {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if part.utf8.count == 2, part.isASCIILetters, region == nil {
        region = part.uppercased()
      } else if part.utf8.count == 3, part.utf8.allSatisfy({ (48...57).contains($0) }),
        region == nil
      {
        region = String(part)
      }
    }
    self.language = Self.currentCodes[code] ?? code
    self.script = script ?? (code == "sh" ? "Latn" : nil)
    self.region = region
  }

  /// Codes that were replaced, from CLDR's `supplementalMetadata.xml` (`languageAlias`).
  private static let currentCodes = [
    "iw": "he", "in": "id", "ji": "yi", "no": "nb", "mo": "ro", "sh": "sr", "tl": "fil",
    "cmn": "zh", "jw": "jv",
  ]

  /// The script it is written in, the likely one (CLDR `likelySubtags`) when none is named.
  ///
  /// Nastaliq (`Aran`) is Arabic as far as a reader of either is concerned.
  package var likelyScript: String? {
    let likely = script ?? Locale.Language(identifier: description).script?.identifier
    return likely == "Aran" ? "Arab" : likely
  }

  /// The region it is meant for, the likely one when none is named.
  package var likelyRegion: String? {
    region
      ?? Locale.Language(identifier: Locale.Language(identifier: description).maximalIdentifier)
      .region?.identifier
  }

  /// Whether text in it runs from right to left.
  package var isRightToLeft: Bool {
    Self.rightToLeftScripts.contains(likelyScript ?? "")
  }

  private static let rightToLeftScripts: Set = [
    "Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr",
  ]
}

extension LanguageTag: CustomStringConvertible {
  package var description: String {
    [language, script, region].compactMap { $0 }.joined(separator: "-")
  }
}

extension StringProtocol {
  fileprivate var isASCIILetters: Bool {
    utf8.allSatisfy { (65...90).contains($0 & 0xDF) }
  }
}
