extension SourceText {
  /// The index after the statement that begins at an index, within the bounds of its block.
  ///
  /// A statement ends at a semicolon or before a line that does not continue it: Swift continues a
  /// statement with a binary operator, a member, `else`, or after an operator or a comma.
  func statementEnd(from start: Int, in block: Range<Int>) -> Int {
    var index = start
    while index < block.upperBound {
      if self[index] == ";" { return index }
      if index > start, tokens[index].startsLine, !continuesLine(index) { return index }
      index = indexAfter(index)
    }
    return min(index, block.upperBound)
  }

  private func continuesLine(_ index: Int) -> Bool {
    isBinaryOperator(index) || isBinaryOperator(index - 1) || continuing.contains(self[index])
      || expectingMore.contains(self[index - 1])
  }

  private var continuing: Set<String> { [".", ",", ":", "=", "else", "as", "is", "{"] }
  private var expectingMore: Set<String> {
    [",", ":", "(", "=", "->", "in", "as", "is", "try", "await", "else", "var", "let"]
  }

  /// Whether an operator has the same spacing on both sides, which makes it a binary one.
  private func isBinaryOperator(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .operator else { return false }
    return isAttached(index) == isAttached(index + 1)
  }
}
