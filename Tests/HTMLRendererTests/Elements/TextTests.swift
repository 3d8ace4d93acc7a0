import DisplayTree
import Testing

@testable import HTMLRenderer

@MainActor struct TextTests {
  @Test func `a value that no role carries stands in the name`() {
    let button = markup { fake in
      fake.make(.button, [fake.text("Sound")]) { $0.accessibility.value = "3 of 5" }
    }
    #expect(button.contains(" aria-label=\"Sound, 3 of 5\""))
    let text = markup { fake in
      fake.make(.text) {
        $0.text = "x"
        $0.accessibility.value = "y"
      }
    }
    #expect(
      text == "<span id=\"n1\" class=\"text\" role=\"img\" aria-label=\"x, y\">x</span>")
  }

  @Test func `help stands beside the pointer`() {
    let html = markup { fake in
      fake.make(.button, [fake.text("x")]) { $0.accessibility.help = "Sends it" }
    }
    #expect(html.contains(" title=\"Sends it\""))
  }

  @Test func `a text is escaped and takes its look from classes`() {
    let html = markup {
      $0.text("a < b", .font(FontStyle(size: .style(.footnote))), .foreground(.named(.red)))
    }
    #expect(html == "<span id=\"n1\" class=\"text f-footnote ink c-red\">a &lt; b</span>")
  }

  @Test func `a header is a heading of its level`() {
    let html = markup { fake in
      fake.make(.text) {
        $0.text = "Title"
        $0.accessibility.traits = .header
        $0.accessibility.headingLevel = 3
      }
    }
    #expect(html == "<h3 id=\"n1\" class=\"text\">Title</h3>")
  }

  @Test func `runs have a style of their own, and only harmless links`() {
    let html = markup { fake in
      fake.make(.text) {
        $0.text = "abc"
        $0.runs = [
          TextRun(text: "a", style: Style([.bold(true)])),
          TextRun(text: "b", link: "https://x.example/?a=1&b=2"),
          TextRun(text: "c", link: "javascript:alert(1)"),
        ]
      }
    }
    #expect(
      html == """
        <span id="n1" class="text"><span class="run" style="font-weight:700;">a</span>\
        <a class="run" href="https://x.example/?a=1&amp;b=2" target="_blank" rel="noopener">b</a>\
        c</span>
        """)
  }

  @Test func `sizes grow with the person's text size`() {
    let html = markup { $0.text("x", .font(FontStyle(size: .points(24)))) }
    #expect(html.contains("style=\"font-size:calc(1.5rem*var(--ts,1));line-height:1.21;\""))
  }

  @Test func `a font family cannot leave its quotes`() {
    var font = FontStyle(size: .style(.body))
    font.family = "x';color:red"
    let html = markup { $0.text("x", .font(font)) }
    #expect(html.contains("font-family:'x\\27 \\3b color\\3a red',var(--sans);"))
  }
}
