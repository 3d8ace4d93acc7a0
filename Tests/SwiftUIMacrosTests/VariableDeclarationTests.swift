import Testing

@testable import SwiftUIMacros

@Suite struct VariableDeclarationTests {
  @Test func `a declaration is read into its parts`() throws {
    let source = "@Entry @available(*, deprecated) public private(set) var a: [Int: Int] = [1: 2]"
    let text = SourceText(source)
    let variable = try #require(VariableDeclaration(text, in: 0..<text.tokens.count))
    #expect(variable.attributes.map(\.name) == ["Entry", "available"])
    #expect(variable.modifiers == ["public", "private"])
    #expect(variable.keyword == "var")
    #expect(text[variable.name] == "a")
    #expect(variable.type.map { text[$0] } == "[Int: Int]")
    #expect(variable.value.map { text[$0] } == "[1: 2]")
  }

  @Test func `an attribute keeps its module, generic arguments and parentheses together`() throws {
    let text = SourceText(#"@A.B<[C: D<E>]>(\.f) @G (1) var x = 0"#)
    var reader = TokenReader(text: text, index: 0, end: text.tokens.count)
    #expect(reader.readAttributes().map { text[$0.indices] } == [#"@A.B<[C: D<E>]>(\.f)"#, "@G"])
  }

  @Test(
    arguments: [
      ("var a: Pair<A, B> = c", "Pair<A, B>", "c"),
      ("var a: (A, B) -> C = { x, y in z }", "(A, B) -> C", "{ x, y in z }"),
      ("var a: Map<A, (B) -> C>", "Map<A, (B) -> C>", nil),
      ("var a = Pair<A, B>()", nil, "Pair<A, B>()"),
      ("var a = f(b) { get in c }", nil, "f(b) { get in c }"),
      ("var a = b ? c : d", nil, "b ? c : d"),
      ("var a: A = /* b */ c // d", "A", "c"),
      ("var a: A { b }", "A", nil),
      ("var a = 1 { didSet { b() } }", nil, "1"),
      ("var a = 1, b = 2", nil, "1"),
      ("var a: A, b: B", "A", nil),
    ] as [(String, String?, String?)])
  func `type and value end where the next part begins`(
    _ source: String, _ type: String?, _ value: String?
  ) throws {
    let text = SourceText(source)
    let variable = try #require(VariableDeclaration(text, in: 0..<text.tokens.count))
    #expect(variable.type.map { text[$0] } == type)
    #expect(variable.value.map { text[$0] } == value)
  }

  @Test func `anything but a variable is refused`() {
    let text = SourceText("@Entry func a() {}")
    #expect(VariableDeclaration(text, in: 0..<text.tokens.count) == nil)
  }
}
