import Foundation
import Testing

@testable import HTMLRenderer

struct EscapingTests {
  @Test func `text cannot open a tag or an entity`() {
    var markup = Markup()
    markup.text("<b>&amp; \"quoted\" 'single'\0</b>")
    #expect(
      markup.string == "&lt;b&gt;&amp;amp; \"quoted\" 'single'\u{FFFD}&lt;/b&gt;")
  }

  @Test func `an attribute cannot be left`() {
    var markup = Markup()
    markup.attribute("\" onload=\"x\r\n<>&")
    #expect(markup.string == "&quot; onload=&quot;x&#13;\n&lt;&gt;&amp;")
  }

  @Test func `a style string can close neither itself nor the declaration`() {
    var markup = Markup()
    markup.styleString("Noto's \"Sans\"; x:url(y)")
    #expect(markup.string == "Noto\\27 s \\22 Sans\\22 \\3b  x\\3a url\\28 y\\29 ")
  }

  @Test(arguments: [
    "plain", "\"lone", "\\", "</script>", "\u{2028}\u{2029}", "\u{0}\u{1}\u{1F}\t\n\r",
    "表單 👩‍👩‍👧 é", "\u{E2}\u{201C}", String(repeating: "€\"", count: 300),
  ])
  func `json says what the string said`(string: String) throws {
    var markup = Markup()
    markup.json(string)
    let data = Data("[\(markup.string)]".utf8)
    let decoded = try JSONSerialization.jsonObject(with: data) as? [String]
    #expect(decoded == [string])
    #expect(!markup.string.contains("\u{2028}"))
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-4, "-4"), (0.5, ".5"), (-0.25, "-.25"), (12.0625, "12.0625"),
    (100, "100"), (1.00001, "1"), (.infinity, "99999"), (.nan, "0"), (0.8, ".8"),
  ])
  func `numbers are short`(value: Double, text: String) {
    var markup = Markup()
    markup.number(value)
    #expect(markup.string == text)
  }

  @Test(arguments: [
    "https://a.example", "mailto:a@b.example", "tel:+1", "/path?q=a:b", "#part", "relative/x",
  ])
  func `links of harmless schemes stand`(address: String) {
    #expect(SafeAddress(address)?.text == address)
  }

  @Test(arguments: [
    "javascript:alert(1)", " JaVaScRiPt:x", "java\nscript:x", "data:text/html,x", "vbscript:x",
    "\u{1}javascript:x",
  ])
  func `links that run script do not`(address: String) {
    #expect(SafeAddress(address) == nil)
  }
}
