import Foundation
import Testing

@testable import SwiftUI

@Suite struct StringsDictionaryTests {
  private static func plist(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(body)</dict></plist>
    """
  }

  private static let files = plist(
    """
    <key>%lld files in %lld folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld Datei</string>
        <key>other</key><string>%lld Dateien</string></dict>
      <key>folders</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>einem Ordner</string>
        <key>other</key><string>%lld Ordnern</string></dict>
    </dict>
    """)

  @Test func `plural rules apply to each variable in turn`() throws {
    let folder = try TemporaryFolder(["de.lproj/Localizable.stringsdict": Self.files])
    let text = LocalizedLookup(folder).string(
      forKey: "%lld files in %lld folders", languages: ["de"],
      arguments: [.integer(1), .integer(2000)])
    #expect(text == "1 Datei in 2.000 Ordnern")
  }

  @Test(arguments: [
    "", "<plist", "bplist00", plist("<key>a</key><string>b</string>"),
    "<plist>" + String(repeating: "<dict><key>a</key>", count: 100_000),
    "<plist>" + String(repeating: "<array>", count: 100_000),
  ])
  func `a broken dictionary is an issue`(text: String) throws {
    let folder = try TemporaryFolder(["a.stringsdict": text])
    #expect(StringsDictionary(folder.file("a.stringsdict")).issues.count == 1)
  }
}
