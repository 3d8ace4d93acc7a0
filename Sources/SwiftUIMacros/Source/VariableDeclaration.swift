/// The parts of a `var` or `let`, as indices of tokens in its text.
struct VariableDeclaration {
  /// An attribute with its arguments.
  struct Attribute {
    let name: String
    let indices: Range<Int>
  }

  let attributes: [Attribute]
  /// `public`, `static`, `private(set)` and their like, without parentheses.
  let modifiers: [String]
  /// `var` or `let`.
  let keyword: String
  /// The index of the name, or of what stands in its place.
  let name: Int
  let type: Range<Int>?
  let value: Range<Int>?
  /// Where the braces with `get` or `didSet` begin.
  let accessors: Int?
  /// Where a second variable of the same declaration follows.
  let nextBinding: Int?

  /// Reads the declaration that fills a range, or returns nil when that is something else.
  init?(_ text: SourceText, in range: Range<Int>) {
    var reader = TokenReader(text: text, index: range.lowerBound, end: range.upperBound)
    attributes = reader.readAttributes()
    modifiers = reader.readModifiers()
    guard let keyword = reader.read(oneOf: ["var", "let"]) else { return nil }
    self.keyword = keyword
    name = reader.index
    reader.skip()
    type = reader.read(":") ? reader.readType() : nil
    value = reader.read("=") ? reader.readValue() : nil
    accessors = reader.isAt("{") ? reader.index : nil
    nextBinding = reader.isAt(",") ? reader.index : nil
  }
}
