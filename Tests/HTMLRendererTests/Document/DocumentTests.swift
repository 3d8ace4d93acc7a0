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
    #expect(html.contains("<main id=\"app\"><p>x</p></main><form id=\"loose\""))
    #expect(html.contains("</form><div id=\"live\""))
    #expect(html.contains("data-digest=\"\(HTMLRenderer.digest("<p>x</p>"))\""))
    #expect(html.contains("style=\"--tint:var(--purple);--tint-t:var(--purple-t);"))
  }

  @Test(arguments: [
    (nil, "(prefers-color-scheme:light)", "(prefers-color-scheme:dark)"),
    (ColorSchemeName.light, "all", "not all"), (.dark, "not all", "all"),
  ])
  func `the bars of the browser are as light or dark as the page`(
    scheme: ColorSchemeName?, light: String, dark: String
  ) {
    var page = HTMLRenderer.Page()
    page.scheme = scheme
    let html = HTMLRenderer.document(page)
    #expect(html.contains("data-scheme=\"light\" media=\"\(light)\" content=\"#f2f2f7\""))
    #expect(html.contains("data-scheme=\"dark\" media=\"\(dark)\" content=\"#000\""))
  }

  @Test func `a picture in a dark view shows its dark variant whatever the person chose`() {
    let html = markup { fake in
      fake.make(.image) { description in
        var graphic = ImageGraphic(source: "/light.png")
        graphic.darkSource = "/dark.png"
        graphic.scheme = .dark
        description.graphic = .image(graphic)
      }
    }
    #expect(html.contains("<source media=\"all\" srcset=\"/dark.png\">"))
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
