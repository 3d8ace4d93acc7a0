import Foundation

extension Normalization where Value == String {
  /// Without white space and zero-width spaces at both ends.
  public static var trimmed: Self { Self { $0.trimmed() } }

  /// In Unicode's composed form (NFC), so that an "é" typed in two ways is one value.
  ///
  /// A letter with more than 30 marks stays as it is: no language has one, and putting a million
  /// marks in order takes the square of that.
  ///
  /// Source: Unicode Standard Annex 15, with its "Stream-Safe Text Format"; W3C, "Character Model:
  /// String Matching".
  public static var unicodeNormalized: Self {
    Self { text in
      text.isPlainASCII || text.hasEndlessMarks ? text : text.precomposedStringWithCanonicalMapping
    }
  }

  /// With the full-width digits of East Asian keyboards as plain ones: "１２" is "12".
  public static var fullWidthDigits: Self {
    Self { text in
      guard !text.isPlainASCII else { return text }
      var scalars = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        let isWide = (0xFF10...0xFF19).contains(scalar.value)
        scalars.append(isWide ? Unicode.Scalar(UInt8(scalar.value - 0xFF10 + 0x30)) : scalar)
      }
      return String(scalars)
    }
  }

  /// Without white space and dashes of any kind, for card and phone numbers.
  public static var withoutSpacesAndDashes: Self {
    Self { text in
      var scalars = text.unicodeScalars
      scalars.removeAll { $0.isSpace || $0.isDash }
      return String(scalars)
    }
  }

  /// In lower case, the same in every language.
  public static var lowercased: Self { Self { $0.lowercased() } }
}

extension String {
  /// Works on scalars, not characters: a character's edges are costly to find backwards.
  func trimmed() -> String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isSpace }) else { return "" }
    guard let last = scalars.lastIndex(where: { !$0.isSpace }) else { return "" }
    if first == scalars.startIndex, scalars.index(after: last) == scalars.endIndex { return self }
    return String(scalars[first...last])
  }

  /// Whether there is nothing to see: no scalar but white space and invisible marks.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }

  /// Whether more than 30 combining marks follow each other.
  var hasEndlessMarks: Bool {
    var marks = 0
    for scalar in unicodeScalars {
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      if marks > 30 { return true }
    }
    return false
  }

  var isPlainASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

extension Unicode.Scalar {
  /// White space, or a space of no width. Not a variation selector: it belongs to the emoji before it.
  var isSpace: Bool {
    if value < 0x80 { return value == 0x20 || (0x09...0x0D).contains(value) }
    return properties.isWhitespace || value == 0x200B || value == 0x2060 || value == 0xFEFF
  }

  /// A space, or a mark that draws nothing by itself, such as a joiner or a bidi override.
  var isBlank: Bool { isSpace || (value >= 0x80 && properties.isDefaultIgnorableCodePoint) }

  var isDash: Bool {
    if value < 0x80 { return value == 0x2D }
    return value == 0x2212 || properties.generalCategory == .dashPunctuation
  }
}
