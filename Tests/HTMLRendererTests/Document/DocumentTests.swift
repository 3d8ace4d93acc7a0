import DisplayTree
import Foundation
import Testing

@testable import HTMLRenderer

@MainActor struct DocumentTests {
  @Test func `a page is complete, with one script and one style sheet`() {
    var page = HTMLRenderer.Page()
    page.content = "<p>x</p>"
    page.title = "A & B"
    page.language = "ar"
    page.isRightToLeft = true
    page.scriptPath = "/s.js"
    page.stylePath = "/s.css"
    page.icon = "/i.svg"
    page.tint = .named(.purple)
    let html = HTMLRenderer.document(page)
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"ar\" dir=\"rtl\">"))
    #expect(html.contains("<title>A &amp; B</title>"))
    #expect(html.components(separatedBy: "<script").count == 2)
    #expect(html.contains("<script defer src=\"/s.js\"></script>"))
    #expect(html.contains("<link rel=\"icon\" href=\"/i.svg\">"))
    #expect(html.contains("<main id=\"app\"><p>x</p></main><div id=\"live\""))
    #expect(html.contains("data-digest=\"\(HTMLRenderer.digest("<p>x</p>"))\""))
    #expect(html.contains("style=\"--tint:var(--purple);--tint-t:var(--purple-t);"))
  }

  @Test func `the content carries the symbols it uses, each once`() {
    let fake = FakeTree()
    fake.root(fake.stack(.hstack, fake.symbol("globe"), fake.symbol("globe")))
    let content = HTMLRenderer.content(of: fake.tree)
    #expect(content.components(separatedBy: "<symbol id=\"s-globe\"").count == 2)
    #expect(content.components(separatedBy: "<symbol").count == 2)
  }

  @Test func `equal content has an equal digest of sixteen digits`() {
    #expect(HTMLRenderer.digest("abc") == HTMLRenderer.digest("abc"))
    #expect(HTMLRenderer.digest("abc") != HTMLRenderer.digest("abd"))
    #expect(HTMLRenderer.digest("").count == 16)
  }

  @Test func `two trees made alike are drawn alike`() {
    func content() -> String {
      let fake = FakeTree()
      fake.root(fake.make(.form, [fake.section("A", fake.field("x", "y"))]))
      return HTMLRenderer.content(of: fake.tree)
    }
    #expect(content() == content())
  }
}
