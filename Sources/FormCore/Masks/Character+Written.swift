extension Character {
  /// The character, or a replacement for one that nobody writes: two characters of a million marks
  /// take for ever to compare, and formats compare.
  ///
  /// Source: Unicode Standard Annex 15, "Stream-Safe Text Format": at most 30 marks in a row.
  var written: Character { utf8.count <= Self.maximumWrittenLength ? self : "\u{FFFD}" }

  /// Octets of UTF-8: 32 scalars of the longest kind.
  private static let maximumWrittenLength = 128
}

extension String {
  /// As many characters as the text has, each as it is written.
  var writtenCharacters: [Character] { map(\.written) }
}
