/// A piece of Swift source with its tokens.
struct SourceText {
  let bytes: [UInt8]
  let tokens: [Token]

  init(_ source: String) {
    bytes = Array(source.utf8)
    var scanner = Scanner(bytes)
    var tokens: [Token] = []
    while let token = scanner.next() { tokens.append(token) }
    self.tokens = tokens
  }

  /// Where the first token begins, after leading spaces and comments.
  var start: Int { tokens.first?.range.lowerBound ?? 0 }

  /// The text of a token, or an empty text after the last one.
  subscript(index: Int) -> String {
    tokens.indices.contains(index) ? self[bytes: tokens[index].range] : ""
  }

  /// The text from the first of some tokens to the end of the last, with what stands between them.
  subscript(indices: Range<Int>) -> String {
    indices.isEmpty ? "" : self[bytes: byteRange(of: indices)]
  }

  subscript(bytes range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func byteRange(of indices: Range<Int>) -> Range<Int> {
    tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound - 1].range.upperBound
  }

  /// Where a token begins, or where the text ends.
  func offset(of index: Int) -> Int {
    index < tokens.count ? tokens[index].range.lowerBound : bytes.count
  }

  /// The index after a token, or after the closing bracket when the token opens a group.
  func indexAfter(_ index: Int) -> Int {
    var depth = 0
    var index = index
    repeat {
      switch self[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      index += 1
    } while depth > 0 && index < tokens.count
    return index
  }

  /// Whether no space, comment or line break stands before a token.
  func isAttached(_ index: Int) -> Bool {
    tokens.indices.contains(index) && index > 0
      && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }
}
