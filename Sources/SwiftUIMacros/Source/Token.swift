/// The smallest piece of Swift source that a macro looks at; a whole literal is one token.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword, backticks included.
    case word
    /// A number, a string with its interpolations, or a regular expression.
    case literal
    /// A run of operator characters.
    case `operator`
    /// One of `( ) [ ] { } , ; : . @ # \`.
    case punctuation
  }

  let kind: Kind
  /// In UTF-8 bytes from the beginning of the text.
  let range: Range<Int>
  /// Whether a line break stands between this token and the one before, or this is the first.
  let startsLine: Bool
}
