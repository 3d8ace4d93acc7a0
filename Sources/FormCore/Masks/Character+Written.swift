/// Characters. No value that has a format is longer, by far; what stands beyond is not read, so that a
/// hostile text costs no more than a long one.
private let maximumFormattedLength = 1_000

/// Octets of UTF-8: sixteen for each character, more than any script needs.
private let maximumFormattedOctets = 16 * maximumFormattedLength

extension Character {
  /// The character, or a replacement for one that nobody writes: two characters of a million marks
  /// take for ever to compare, and formats compare.
  ///
  /// Source: Unicode Standard Annex 15, "Stream-Safe Text Format": at most 30 marks in a row.
  ///
  /// Full-width marks are the plain ones, as full-width digits are.
  var written: Character {
    switch self {
    case "\u{FF0E}": "."
    case "\u{FF0C}": ","
    default: utf8.count <= Self.maximumWrittenLength ? self : "\u{FFFD}"
    }
  }

  /// Octets of UTF-8: 32 scalars of the longest kind.
  private static let maximumWrittenLength = 128
}

extension String {
  /// The characters of the text that a format reads, each as it is written.
  ///
  /// A text of a few characters with a million marks is cut first, as each look at such a character
  /// goes through all of it.
  var writtenCharacters: [Character] {
    guard utf8.count > maximumFormattedOctets else { return characters(of: self) }
    return characters(of: String(decoding: utf8.prefix(maximumFormattedOctets), as: UTF8.self))
  }

  private func characters(of text: String) -> [Character] {
    text.prefix(maximumFormattedLength).map { $0.written }
  }
}
