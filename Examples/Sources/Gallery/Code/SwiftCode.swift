import SwiftUI

/// Swift code, cut into what is drawn in different colours.
struct SwiftCode {
  enum Kind { case plain, keyword, attribute, type, string, number, comment }

  struct Token: Equatable {
    var kind: Kind
    var text: String
  }

  private(set) var tokens: [Token] = []

  init(_ code: String) {
    var rest = Substring(code)
    while let first = rest.first {
      let (kind, length) = Self.next(first, rest)
      append(kind, rest.prefix(length))
      rest = rest.dropFirst(length)
    }
  }

  /// The lines of code, each with how far it is moved in; an empty one is a space, to be as high.
  static func lines(of code: String) -> [(indentation: Int, code: SwiftCode)] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " }
      return (line.count - words.count, SwiftCode(words.isEmpty ? " " : String(words)))
    }
  }

  /// The code as one text.
  var text: Text {
    tokens.reduce(Text(verbatim: "")) { $0 + $1.view }
  }

  private mutating func append(_ kind: Kind, _ text: Substring) {
    if tokens.last?.kind == kind {
      tokens[tokens.count - 1].text += text
    } else {
      tokens.append(Token(kind: kind, text: String(text)))
    }
  }

  private static func next(_ first: Character, _ rest: Substring) -> (Kind, Int) {
    if rest.hasPrefix("//") { return (.comment, rest.prefix { $0 != "\n" }.count) }
    if first == "\"" { return (.string, stringLength(rest)) }
    if first == "@" { return (.attribute, 1 + rest.dropFirst().prefix(while: isPart).count) }
    if first.isNumber { return (.number, rest.prefix { $0.isNumber || $0 == "_" }.count) }
    guard first.isLetter || first == "_" else { return (.plain, 1) }
    let word = rest.prefix(while: isPart)
    let kind: Kind =
      keywords.contains(String(word)) ? .keyword : first.isUppercase ? .type : .plain
    return (kind, word.count)
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Up to the closing quote; a quote after a backslash closes nothing.
  private static func stringLength(_ rest: Substring) -> Int {
    var length = 1
    var isEscaped = false
    for character in rest.dropFirst() {
      length += 1
      if character == "\"", !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return length
  }

  private static let keywords: Set<String> = [
    "var", "let", "func", "struct", "enum", "some", "private", "static", "return", "in", "if",
    "else", "true", "false", "nil", "try", "await", "throw", "import", "self", "public", "init",
  ]
}

extension SwiftCode.Token {
  fileprivate var view: Text {
    let text = Text(verbatim: text)
    return switch kind {
    case .plain: text
    case .keyword: text.foregroundColor(.pink)
    case .attribute: text.foregroundColor(.purple)
    case .type: text.foregroundColor(.indigo)
    case .string: text.foregroundColor(.red)
    case .number: text.foregroundColor(.blue)
    case .comment: text.foregroundColor(.secondary)
    }
  }
}
