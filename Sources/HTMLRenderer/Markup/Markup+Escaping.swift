extension Markup {
  /// Appends characters that stand between tags.
  mutating func text(_ string: String) { escape(string, quotes: false) }

  /// Appends characters that stand inside a double-quoted attribute.
  mutating func attribute(_ string: String) { escape(string, quotes: true) }

  /// Appends characters that stand inside a quoted string of a style sheet value, itself inside an
  /// attribute: anything but letters, digits, space, `-`, `_`, `.`, `/` and non-ASCII becomes a
  /// CSS escape, so that a name can close neither the string nor the declaration.
  mutating func styleString(_ string: String) {
    for byte in string.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x20, 0x2D...0x2F, 0x5F, 0x80...: self.byte(byte)
      default:
        self.byte(0x5C)
        hexadecimal(byte)
        self.byte(0x20)
      }
    }
  }

  /// Appends a JSON string with its quotes.
  mutating func json(_ string: String) {
    byte(0x22)
    withBytes(of: string) { $0.jsonEscaped($1) }
    byte(0x22)
  }

  /// Appends bytes written by another buffer as a JSON string.
  mutating func json(_ other: Markup, from start: Int = 0) {
    byte(0x22)
    other.bytes.withUnsafeBufferPointer {
      jsonEscaped(UnsafeBufferPointer(rebasing: $0[start...]))
    }
    byte(0x22)
  }

  private mutating func escape(_ string: String, quotes: Bool) {
    withBytes(of: string) { markup, bytes in
      var start = 0
      for index in bytes.indices {
        let replacement: StaticString
        switch bytes[index] {
        case 0x26: replacement = "&amp;"
        case 0x3C: replacement = "&lt;"
        case 0x3E: replacement = "&gt;"
        case 0x22 where quotes: replacement = "&quot;"
        case 0x0D: replacement = "&#13;"
        case 0x00: replacement = "\u{FFFD}"
        default: continue
        }
        markup.append(bytes, start..<index)
        markup.raw(replacement)
        start = index + 1
      }
      markup.append(bytes, start..<bytes.count)
    }
  }

  /// U+2028 and U+2029 are escaped too: legal in JSON, but no script could hold them in the past.
  private mutating func jsonEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20, byte != 0x22, byte != 0x5C, byte != 0xE2 {
        index += 1
        continue
      }
      if byte == 0xE2 {
        guard index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8
        else {
          index += 1
          continue
        }
        append(bytes, start..<index)
        raw(bytes[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
        index += 3
      } else {
        append(bytes, start..<index)
        jsonEscape(byte)
        index += 1
      }
      start = index
    }
    append(bytes, start..<bytes.count)
  }

  private mutating func jsonEscape(_ byte: UInt8) {
    switch byte {
    case 0x22: raw("\\\"")
    case 0x5C: raw("\\\\")
    case 0x0A: raw("\\n")
    case 0x0D: raw("\\r")
    case 0x09: raw("\\t")
    default:
      raw("\\u00")
      hexadecimal(byte)
    }
  }

  mutating func hexadecimal(_ byte: UInt8) {
    for digit in [byte >> 4, byte & 15] { self.byte(digit < 10 ? 0x30 + digit : 0x57 + digit) }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    append(UnsafeBufferPointer(rebasing: bytes[range]))
  }

  private mutating func withBytes(
    of string: String, _ body: (inout Markup, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let done: Void? = string.utf8.withContiguousStorageIfAvailable { body(&self, $0) }
    if done == nil { Array(string.utf8).withUnsafeBufferPointer { body(&self, $0) } }
  }
}
