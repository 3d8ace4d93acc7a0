import Testing

@testable import SwiftUIMacros

@Suite struct PreviewMacroTests {
  @Test(arguments: [
    " { Text(\"a\") }",
    "(\"Title\") {\n  Text(\"}\") // {\n}",
    "(\"Title\", traits: .sizeThatFitsLayout, .fixedLayout(width: 1, height: 2)) { Text(\"a\") }",
    "(body: { Text(\"a\") })",
    "(body: makeView)",
    " {}",
  ])
  func `arguments and body are handed on unchanged`(_ call: String) throws {
    for before in ["", "\n", "/// Doc.\n@available(macOS 14, *)\n"] {
      #expect(
        try expansion("\(before)#Preview\(call)") == """
          enum uniquefMu_ {
          @MainActor static func __makePreview() -> SwiftUI.Preview {
          SwiftUI.Preview\(call.trimmingPrefix(" "))
          }
          }
          """)
    }
  }

  @Test func `previewable variables move into a view`() throws {
    let source = """
      #Preview("Title") {
        @Previewable @State var isOn = false // why
        let model = Model()
        @Previewable
        @FocusState
        var focus: Bool
        Toggle("x", isOn: $isOn)
      }
      """
    #expect(
      try lines(expansion(source)) == [
        "enum uniquefMu_ {",
        "struct __PreviewContent: SwiftUI.View {",
        "@State var isOn = false",
        "@FocusState var focus: Bool",
        "var body: some SwiftUI.View {",
        "// why",
        "let model = Model()",
        "Toggle(\"x\", isOn: $isOn)",
        "}",
        "}",
        "@MainActor static func __makePreview() -> SwiftUI.Preview {",
        "SwiftUI.Preview(\"Title\") { __PreviewContent() }",
        "}",
        "}",
      ])
  }

  @Test func `two variables in a line leave no semicolon behind`() throws {
    let source =
      "#Preview { @Previewable @State var a = 1; @State @Previewable var b = 2; Text(a) }"
    let content = lines(try expansion(source))
    #expect(content[2...3] == ["@State var a = 1", "@State var b = 2"])
    #expect(content[5] == "Text(a)")
  }

  @Test func `a body given by label moves as a trailing one does`() throws {
    let source = "#Preview(\"a\", body: { @Previewable @State var a = 1\n Text(a) })"
    #expect(
      lines(try expansion(source)).contains(
        "SwiftUI.Preview(\"a\", body: { __PreviewContent() })"))
  }

  @Test(arguments: [
    "#Preview { if a { @Previewable @State var b = 1 } }",
    "#Preview { c { @Previewable @State var b = 1 } }",
    "#Preview { /* */ @Previewable let a = 1 }",
    "#Preview { #if D\n@Previewable @State var a = 1\n#endif\n}",
  ])
  func `a previewable variable further in is refused where it stands`(_ source: String) throws {
    let marker = try #require(source.firstRange(of: "@Previewable")).lowerBound
    let offset = source.utf8.distance(from: source.startIndex, to: marker)
    #expect(throws: Misuse.previewableOutsidePreview(at: offset)) { try expansion(source) }
  }

  @Test func `previewable outside of a preview is refused`() throws {
    #expect(throws: Misuse.previewableOutsidePreview(at: 2)) {
      try PreviewableMacro("\n @Previewable", in: ["struct Row {}"]).expansion()
    }
    let inside = PreviewableMacro("@Previewable", in: ["{\n}", "\n#Preview(\"a\") { }"])
    #expect(try inside.expansion() == "")
  }

  private func expansion(_ source: String) throws(Misuse) -> String {
    try PreviewMacro(source, discriminator: "unique").expansion()
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}
