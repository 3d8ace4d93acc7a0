import Foundation
import Randomness
import Testing

@testable import SwiftUI

@Suite struct StringsFileTests {
  private static let text = #"""
    /* A comment
       of two lines */
    "key" = "text"; // another
    bare.key = "Line one\nline \"two\" \U0041\U00e9 \\ \101";
    "self";
    'single' = 'quotes';
    "emoji" = "\Ud83d\Ude00";
    "spread" =
      "over
    lines";
    """#

  private static let expected = [
    "key": "text", "bare.key": "Line one\nline \"two\" Aé \\ A", "self": "self",
    "single": "quotes", "emoji": "😀", "spread": "over\nlines",
  ]

  @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian], [true, false])
  func `all of the notation is read in every encoding`(
    encoding: String.Encoding, hasMark: Bool
  ) throws {
    let folder = try TemporaryFolder()
    let text = (hasMark ? "\u{FEFF}" : "") + Self.text
    let file = try folder.write(try #require(text.data(using: encoding)), to: "a.strings")
    let strings = StringsFile(file)
    #expect(strings.texts == Self.expected)
    #expect(strings.issues == [])
  }

  @Test(arguments: [
    ("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";", 3, "\";\" is missing after \"c\""),
    ("\"a\" = \"b\";\n\"c\" = \"d", 2, "the string is not closed"),
    ("\"a\" = \"b\";\n/* never", 2, "the comment is not closed"),
    ("\"a\" = \"b\";\n= 3;", 2, "\"=\" is not expected here"),
    ("\"a\" = \"b\"; c = ", 1, "the file ends within an entry"),
    ("\"a\" = \"b\"; \"x\\", 1, "the string is not closed"),
  ])
  func `what stands before a mistake counts and the line is named`(
    text: String, line: Int, reason: String
  ) throws {
    let folder = try TemporaryFolder(["a.strings": text])
    let strings = StringsFile(folder.file("a.strings"))
    #expect(strings.texts == ["a": "b"])
    #expect(strings.issues == [ResourceIssue(folder.file("a.strings"), line: line, reason)])
  }

  @Test func `bytes of no encoding and missing files are issues`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data([0x22, 0xFF, 0xC0, 0x22]), to: "a.strings")
    #expect(StringsFile(file).issues == [ResourceIssue(file, "is neither UTF-8 nor UTF-16")])
    #expect(StringsFile(folder.file("none.strings")).issues.count == 1)
  }

  @Test func `an XML property list is read too`() throws {
    let folder = try TemporaryFolder([
      "a.strings": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><string>b</string></dict></plist>
      """
    ])
    #expect(StringsFile(folder.file("a.strings")).texts == ["a": "b"])
  }

  @Test func `random bytes are survived`() throws {
    let folder = try TemporaryFolder()
    var generator = Randomness(state: 7)
    let alphabet = Array("\";=/*\\Uu0123ab' ".utf8) + [0, 0xFF, 0xFE, 0x0A]
    for _ in 0..<2_000 {
      let bytes = (0..<40).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      _ = StringsFile(try folder.write(Data(bytes), to: "a.strings"))
    }
  }
}
