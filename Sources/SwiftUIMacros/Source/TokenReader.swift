/// A place among the tokens of a declaration, which moves forward part by part.
struct TokenReader {
  let text: SourceText
  var index: Int
  let end: Int

  func isAt(_ token: String) -> Bool {
    index < end && text[index] == token
  }

  /// Moves past a token, or past the group that it opens.
  mutating func skip() {
    index = min(text.indexAfter(index), end)
  }

  mutating func read(_ token: String) -> Bool {
    guard isAt(token) else { return false }
    index += 1
    return true
  }

  mutating func read(oneOf tokens: Set<String>) -> String? {
    guard index < end, tokens.contains(text[index]) else { return nil }
    defer { index += 1 }
    return text[index]
  }

  /// `@Name`, `@Module.Name<Argument>(argument)`, any number of them.
  mutating func readAttributes() -> [VariableDeclaration.Attribute] {
    var attributes: [VariableDeclaration.Attribute] = []
    while isAt("@") {
      let start = index
      index += 1
      var name = index
      skip()
      while isAt("."), index + 1 < end {
        name = index + 1
        index += 2
      }
      if isAt("<") { skipGenericArguments() }
      if isAt("("), text.isAttached(index) { skip() }
      attributes.append(.init(name: text[name], indices: start..<index))
    }
    return attributes
  }

  /// Words before the keyword, each perhaps with a parenthesis such as `(set)`.
  mutating func readModifiers() -> [String] {
    var modifiers: [String] = []
    while index < end, text.tokens[index].kind == .word, !isAt("var"), !isAt("let") {
      modifiers.append(text[index])
      index += 1
      if isAt("(") { skip() }
    }
    return modifiers
  }

  /// Up to the value, the accessors or the next variable; a comma in angle brackets is none.
  mutating func readType() -> Range<Int> {
    let start = index
    var angles = 0
    while index < end, !isAt("="), !isAt("{"), !(isAt(",") && angles == 0) {
      angles += angleDepth(of: text[index])
      skip()
    }
    return start..<index
  }

  /// Up to the accessors or the next variable; a brace without `get` or `didSet` is a closure.
  mutating func readValue() -> Range<Int> {
    let start = index
    while index < end, !isAtAccessors, !isAtNextBinding { skip() }
    return start..<index
  }

  private var isAtAccessors: Bool {
    isAt("{") && ["get", "set", "willSet", "didSet"].contains(text[index + 1])
      && ["{", "(", "async", "throws"].contains(text[index + 2])
  }

  /// `, name:` or `, name =`; in `Pair<A, B>()` neither follows the comma.
  private var isAtNextBinding: Bool {
    isAt(",") && index + 2 < end && text.tokens[index + 1].kind == .word
      && [":", "="].contains(text[index + 2])
  }

  private mutating func skipGenericArguments() {
    var angles = 0
    repeat {
      angles += angleDepth(of: text[index])
      skip()
    } while angles > 0 && index < end
  }

  private func angleDepth(of token: String) -> Int {
    guard token != "->" else { return 0 }
    return token.count { $0 == "<" } - token.count { $0 == ">" }
  }
}
