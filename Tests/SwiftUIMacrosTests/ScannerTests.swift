import Testing

@testable import SwiftUIMacros

@Suite struct ScannerTests {
  @Test func `names, numbers, operators and brackets are tokens of their own`() {
    #expect(
      tokens("let a_1 = foo.bar(0x1F, 1.5e-3)... ?? $0[`in`]") == [
        "let", "a_1", "=", "foo", ".", "bar", "(", "0x1F", ",", "1.5e-3", ")", "...", "??", "$0",
        "[", "`in`", "]",
      ])
  }

  @Test func `a range and a member end the number before them`() {
    #expect(tokens("1...2") == ["1", "...", "2"])
    #expect(tokens("1.description") == ["1", ".", "description"])
  }

  @Test func `comments are skipped, also nested ones`() {
    #expect(tokens("a // } \n/* { /* \" */ } */ b") == ["a", "b"])
  }

  @Test func `an operator ends where a comment begins`() {
    #expect(tokens("a +// c\nb -/* d */c") == ["a", "+", "b", "-", "c"])
  }

  @Test(arguments: [
    #""plain""#,
    #""""#,
    #""escaped \" } quote""#,
    #""interpolated \(a + "inner \(b) }") end""#,
    #""interpolated \(f("a", g(")")))""#,
    ##"#"raw " and \ and \(not) }"#"##,
    ##"#"raw with \#(value + ")") end"#"##,
    ###"##"raw "# inside"##"###,
    ##"#"""#"##,
    "\"\"\"\nseveral \" lines } \"\" \\(a(\")\"))\n\"\"\"",
    "\"\"\"\nescaped \\\"\"\" here\n\"\"\"",
    "#\"\"\"\nraw \"\"\" lines \\\n\"\"\"#",
    "\"ünïcödé 👩‍👩‍👧\"",
    "#/regex } with \" and \\/# /#",
    "#/\n  several # lines\n/#",
  ])
  func `a literal is one token`(_ literal: String) {
    #expect(tokens("\(literal) }") == [literal, "}"])
    #expect(tokens("(\(literal))") == ["(", literal, ")"])
  }

  @Test func `a slash opens a regular expression only where an expression begins`() {
    #expect(tokens("x = /[{\"]/ + y") == ["x", "=", "/[{\"]/", "+", "y"])
    #expect(tokens("f(/a\\/b/)") == ["f", "(", "/a\\/b/", ")"])
    #expect(tokens("return /a/") == ["return", "/a/"])
    #expect(tokens("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(tokens("(w / 2) + h/2") == ["(", "w", "/", "2", ")", "+", "h", "/", "2"])
    #expect(tokens("f(1, /) + g(/)") == ["f", "(", "1", ",", "/", ")", "+", "g", "(", "/", ")"])
  }

  @Test func `a token knows whether it begins a line`() {
    let text = SourceText("a b\nc /* \n */ d // e\r\nf")
    #expect(text.tokens.map(\.startsLine) == [true, false, true, true, true])
  }

  @Test(arguments: [
    "\"", "\"\"\"", "#\"", "\"\\", "\"\\(", "\"\\(a \"", "/*", "`", "#/", "/a", "#", "0x", "@",
  ])
  func `unfinished text ends with the source`(_ source: String) {
    let text = SourceText(source)
    #expect(text.tokens.allSatisfy { $0.range.upperBound <= text.bytes.count })
  }

  private func tokens(_ source: String) -> [String] {
    let text = SourceText(source)
    return text.tokens.indices.map { text[$0] }
  }
}
