import Testing

@testable import HTMLRenderer

struct IconFileTests {
  @Test func `shapes come through with their geometry`() {
    let file = IconFile(
      svg: """
        <svg xmlns="http://www.w3.org/2000/svg" width="16" class="bi" viewBox="0 0 16 16">
          <path fill-rule="evenodd" d="M0 8a8 8 0 1 1 16 0z"/>
          <circle cx="8" cy="8" r="2"></circle>
        </svg>
        """)
    #expect(
      file?.body == """
        <path fill-rule="evenodd" d="M0 8a8 8 0 1 1 16 0z"/><circle cx="8" cy="8" r="2"/>
        """)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<style>*{display:none}</style>",
    "<path d=\"M0 0\" onclick=\"alert(1)\"/>", "<path d=\"M0 0\" id=\"x\" style=\"fill:red\"/>",
    "<path d=\"M0 0\" transform=\"url(#evil)\"/>", "<a href=\"javascript:alert(1)\"></a>",
    "<image href=\"https://example.com\"/>", "<path d=\"&evil;M0 0\"/>",
  ])
  func `nothing but geometry comes through`(evil: String) {
    let file = IconFile(svg: "<svg viewBox=\"0 0 16 16\">\(evil)<rect x=\"1\"/></svg>")
    #expect(
      ["<rect x=\"1\"/>", "<path d=\"M0 0\"/><rect x=\"1\"/>", "<path/><rect x=\"1\"/>"]
        .contains(file?.body))
  }

  @Test(arguments: [
    "", "<svg viewBox=\"0 0 16 16\"></svg>",
    "<svg viewBox=\"0 0 24 24\"><path d=\"M0 0\"/></svg>",
    "<svg viewBox=\"0 0 16 16\"><path d=\"M0 0\"/>" + String(repeating: " ", count: 40_000),
  ])
  func `an empty, foreign or huge file is refused`(svg: String) {
    #expect(IconFile(svg: svg) == nil)
  }
}
