/// Numbers, strings and regular expressions.
extension Scanner {
  /// Digits, a fraction and an exponent; `1...2` and `1.description` end after the first digits.
  mutating func skipNumber() {
    let isHexadecimal = isAt("0x")
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    repeat {
      let signed = byte() | 0x20 == exponent && "+-".utf8.contains(byte(1)) && byte(2).isDigit
      position += signed ? 2 : 1
    } while byte().isWord || byte() == UInt8(ascii: ".") && byte(1).isDigit
  }

  /// Skips a string of any kind, or returns false and stays where no string begins.
  mutating func skipString() -> Bool {
    let hashes = countHashes()
    guard byte(hashes) == UInt8(ascii: "\"") else { return false }
    position += hashes
    let isMultiline = isAt("\"\"\"") && !isRawQuote(hashes)
    position += isMultiline ? 3 : 1
    while position < bytes.count, isMultiline || !byte().isNewline {
      if byte() == UInt8(ascii: "\\"), countHashes(from: 1) >= hashes {
        position += 1 + hashes
        skipEscape()
      } else if closesString(isMultiline, hashes) {
        position += (isMultiline ? 3 : 1) + hashes
        return true
      } else {
        position += 1
      }
    }
    return true
  }

  /// Skips `/…/`, or returns false and stays: SE-0354 asks for no space after the opening slash, a
  /// closing slash in the same line, and no closing parenthesis without its opening one.
  mutating func skipRegex() -> Bool {
    let start = position
    var depth = 0
    position += 1
    guard byte() != UInt8(ascii: " "), byte() != UInt8(ascii: "\t") else {
      position = start
      return false
    }
    while position < bytes.count, !byte().isNewline, depth >= 0 {
      switch byte() {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "/"):
        position += 1
        return true
      default: break
      }
      position += 1
    }
    position = start
    return false
  }

  /// Skips `#/…/#`, in one line or in several, or returns false and stays.
  mutating func skipExtendedRegex() -> Bool {
    let hashes = countHashes()
    guard hashes > 0, byte(hashes) == UInt8(ascii: "/") else { return false }
    position += hashes + 1
    while position < bytes.count {
      let closes = byte() == UInt8(ascii: "/") && countHashes(from: 1) >= hashes
      position += closes ? 1 + hashes : byte() == UInt8(ascii: "\\") ? 2 : 1
      if closes { return true }
    }
    position = bytes.count
    return true
  }

  /// What follows the backslash: an interpolation holds tokens of its own, strings among them.
  private mutating func skipEscape() {
    guard byte() == UInt8(ascii: "(") else {
      position = min(position + 1, bytes.count)
      return
    }
    var inner = Scanner(bytes, at: position)
    var depth = 0
    repeat {
      guard let token = inner.next() else { break }
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
    } while depth > 0
    position = inner.position
  }

  private func closesString(_ isMultiline: Bool, _ hashes: Int) -> Bool {
    isMultiline
      ? isAt("\"\"\"") && countHashes(from: 3) >= hashes
      : byte() == UInt8(ascii: "\"") && countHashes(from: 1) >= hashes
  }

  /// `#"""#` is a raw string of one quotation mark, not the beginning of several lines.
  private func isRawQuote(_ hashes: Int) -> Bool {
    hashes > 0 && countHashes(from: 3) >= hashes
  }

  private func countHashes(from offset: Int = 0) -> Int {
    var count = 0
    while byte(offset + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }
}
