/// Splits Swift source into tokens and skips spaces and comments.
///
/// It never fails: text that is not Swift gives odd tokens, and the compiler, which has parsed the
/// text before any macro sees it, has reported the mistake already.
struct Scanner {
  let bytes: [UInt8]
  var position: Int
  private var startsLine = true
  private var previous: Token?

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  mutating func next() -> Token? {
    skipTrivia()
    guard position < bytes.count else { return nil }
    let start = position
    let kind = scanToken()
    let token = Token(kind: kind, range: start..<position, startsLine: startsLine)
    startsLine = false
    previous = token
    return token
  }

  /// The byte at an offset from the position; 0, which no source contains, after the end.
  func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[min(position, bytes.count)...].starts(with: $0) }
  }

  /// Moves past the bytes that satisfy a condition.
  mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  private mutating func skipTrivia() {
    while position < bytes.count {
      if isAt("//") {
        skip { !$0.isNewline }
      } else if isAt("/*") {
        skipBlockComment()
      } else if byte() <= UInt8(ascii: " ") {
        startsLine = startsLine || byte().isNewline
        position += 1
      } else {
        return
      }
    }
  }

  /// Block comments nest; one with a line break in it separates lines as the break would.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        position += 2
      } else if isAt("*/") {
        depth -= 1
        position += 2
      } else {
        startsLine = startsLine || byte().isNewline
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  /// A flat switch over the first byte.
  private mutating func scanToken() -> Token.Kind {
    switch byte() {
    case UInt8(ascii: "`"):
      position += 1
      skip { $0 != UInt8(ascii: "`") && !$0.isNewline }
      position = min(position + 1, bytes.count)
      return .word
    case let first where first.isDigit:
      skipNumber()
      return .literal
    case let first where first.isWord:
      skip(while: \.isWord)
      return .word
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      return skipString() || skipExtendedRegex() ? .literal : punctuation()
    case UInt8(ascii: "/") where previous.allowsRegexAfter(in: bytes) && skipRegex():
      return .literal
    case let first where first.isOperator || isAt(".."):
      skipOperator()
      return .operator
    default:
      return punctuation()
    }
  }

  private mutating func punctuation() -> Token.Kind {
    position += 1
    return .punctuation
  }

  private mutating func skipOperator() {
    let dots = byte() == UInt8(ascii: ".")
    while byte().isOperator || dots && byte() == UInt8(ascii: ".") {
      guard !isAt("//"), !isAt("/*") else { return }
      position += 1
    }
  }
}

extension Token? {
  /// Whether an expression can begin after this token, so that a slash there opens a literal.
  fileprivate func allowsRegexAfter(in bytes: [UInt8]) -> Bool {
    guard let self else { return true }
    let text = bytes[self.range]
    switch self.kind {
    case .literal: return false
    case .operator: return text.last != UInt8(ascii: "?") && text.last != UInt8(ascii: "!")
    case .punctuation: return !")]}.".utf8.contains(text[text.startIndex])
    case .word:
      return Self.keywordsBeforeExpressions.contains(String(decoding: text, as: UTF8.self))
    }
  }

  private static var keywordsBeforeExpressions: Set<String> {
    ["return", "in", "case", "where", "if", "while", "guard", "switch", "try", "await", "throw"]
  }
}

extension UInt8 {
  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isOperator: Bool { "=-+*/%<>&|^!?~".utf8.contains(self) }

  /// Letters outside ASCII count; the few operators outside ASCII are taken for words.
  var isWord: Bool {
    isDigit || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
