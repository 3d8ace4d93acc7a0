import Testing

@testable import SwiftUIMacros

@Suite struct StatementTests {
  @Test(arguments: [
    "var a = 1",
    "var a: Int =\n  1",
    "var a\n  : Int\n  = 1",
    "var a = b\n  .c()\n  ?? d",
    "var a = b +\n  c",
    "var a = c\n  ? d\n  : e",
    "var a = if b { 1 }\nelse { 2 }",
    "var a = [\n1,\n2\n]",
    "var a = f { x in\n x\n}",
    "var a = b as\n  C",
    "var a = b\n  as? C",
    "var a = b // c\n  .d",
    "var a: [Int]?",
    "var a = b!",
  ])
  func `a statement reaches to the line that does not continue it`(_ statement: String) {
    for next in ["Text(a)", "-a", "!a", "(a)", "[a]", "if a {}", "@State var b", "#if b", "/a/"] {
      let text = SourceText(statement + "\n" + next)
      let end = text.statementEnd(from: 0, in: 0..<text.tokens.count)
      #expect(text[0..<end] == statement, "before \(next)")
    }
  }

  @Test func `a semicolon ends a statement`() {
    let text = SourceText("var a = 1; b")
    #expect(text[0..<text.statementEnd(from: 0, in: 0..<6)] == "var a = 1")
  }

  @Test func `a statement ends with its block`() {
    let text = SourceText("{ var a = 1 } + b")
    #expect(text[1..<text.statementEnd(from: 1, in: 1..<5)] == "var a = 1")
  }
}
