/// Reads JSON strictly, piece by piece, from UTF-8 bytes, without building a tree of it.
///
/// The reader says what it expects, so nesting is as deep as the reader's own calls and no deeper.
/// Refused: what RFC 8259 refuses, lone surrogates, invalid UTF-8, and numbers that are no integer.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Greatest integer that a JavaScript number holds exactly.
  static let greatestInteger = 9_007_199_254_740_991

  // MARK: Structure

  /// Takes this character, after white space.
  mutating func take(_ character: UInt8) throws(WireError) {
    guard takeIf(character) else { throw .malformed }
  }

  /// Takes this character if it comes next, after white space.
  mutating func takeIf(_ character: UInt8) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == character else { return false }
    position += 1
    return true
  }

  /// The next character, after white space; nil at the end.
  mutating func peek() -> UInt8? {
    skipSpace()
    return position < bytes.count ? bytes[position] : nil
  }

  /// Makes sure that nothing follows.
  mutating func end() throws(WireError) {
    guard peek() == nil else { throw .malformed }
  }

  // MARK: Values

  mutating func bool() throws(WireError) -> Bool {
    if peek() == Self.t {
      try word("true")
      return true
    }
    try word("false")
    return false
  }

  mutating func null() throws(WireError) { try word("null") }

  mutating func integer() throws(WireError) -> Int {
    let isNegative = takeIf(Self.minus)
    let start = position
    var value = 0
    while position < bytes.count, case let digit = bytes[position] &- Self.zero, digit < 10 {
      value = value &* 10 &+ Int(digit)
      guard value <= Self.greatestInteger else { throw .malformed }
      position += 1
    }
    let count = position - start
    guard count == 1 || (count > 1 && bytes[start] != Self.zero), !continuesNumber else {
      throw .malformed
    }
    return isNegative ? -value : value
  }

  /// A string of at most so many bytes.
  mutating func string(limit: Int) throws(WireError) -> String {
    try take(Self.quote)
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Self.quote {
        let text = try Self.text(UnsafeBufferPointer(rebasing: bytes[start..<position]), limit)
        position += 1
        return text
      }
      if byte == Self.backslash { return try escapedString(from: start, limit: limit) }
      guard byte >= 0x20 else { throw .malformed }
      position += 1
    }
    throw .malformed
  }

  /// Passes over a string, number, boolean or null whose meaning is not known.
  mutating func skipScalar(limit: Int) throws(WireError) {
    switch peek() {
    case Self.quote: _ = try string(limit: limit)
    case Self.t, Self.f: _ = try bool()
    case Self.n: try null()
    default: _ = try integer()
    }
  }

  // MARK: -

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private mutating func word(_ word: StaticString) throws(WireError) {
    skipSpace()
    let count = word.utf8CodeUnitCount
    guard bytes.count - position >= count else { throw .malformed }
    for offset in 0..<count where bytes[position + offset] != word.utf8Start[offset] {
      throw .malformed
    }
    position += count
  }

  private var continuesNumber: Bool {
    guard position < bytes.count else { return false }
    switch bytes[position] {
    case 0x2E, 0x45, 0x65: return true
    default: return false
    }
  }

  /// The rest of a string that holds escapes, unescaped into a buffer of its own.
  private mutating func escapedString(from start: Int, limit: Int) throws(WireError) -> String {
    var buffer = [UInt8](bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case Self.quote:
        return try buffer.withUnsafeBufferPointer { bytes throws(WireError) in
          try Self.text(bytes, limit)
        }
      case Self.backslash: try unescape(into: &buffer)
      case 0..<0x20: throw .malformed
      default: buffer.append(byte)
      }
    }
    throw .malformed
  }

  private static func text(
    _ bytes: UnsafeBufferPointer<UInt8>, _ limit: Int
  ) throws(WireError) -> String {
    guard bytes.count <= limit else { throw .tooLarge }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed }
    return text
  }

  private mutating func unescape(into buffer: inout [UInt8]) throws(WireError) {
    guard position < bytes.count else { throw .malformed }
    let byte = bytes[position]
    position += 1
    switch byte {
    case Self.quote, Self.backslash, 0x2F: buffer.append(byte)
    case 0x62: buffer.append(0x08)
    case 0x66: buffer.append(0x0C)
    case 0x6E: buffer.append(0x0A)
    case 0x72: buffer.append(0x0D)
    case 0x74: buffer.append(0x09)
    case 0x75: buffer.append(contentsOf: String(try scalar()).utf8)
    default: throw .malformed
    }
  }

  /// The scalar of `\uXXXX`, or of the pair `\uD8XX\uDCXX`.
  private mutating func scalar() throws(WireError) -> Unicode.Scalar {
    let first = try hexQuad()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), bytes.count - position >= 2,
      bytes[position] == Self.backslash, bytes[position + 1] == 0x75
    else { throw .malformed }
    position += 2
    let second = try hexQuad()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw .malformed }
    return scalar
  }

  private mutating func hexQuad() throws(WireError) -> UInt32 {
    guard bytes.count - position >= 4 else { throw .malformed }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x41 + 10
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: throw .malformed
      }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }
}

extension JSONScanner {
  static let quote: UInt8 = 0x22
  static let backslash: UInt8 = 0x5C
  static let comma: UInt8 = 0x2C
  static let colon: UInt8 = 0x3A
  static let openBracket: UInt8 = 0x5B
  static let closeBracket: UInt8 = 0x5D
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D
  static let minus: UInt8 = 0x2D
  static let zero: UInt8 = 0x30
  static let t: UInt8 = 0x74
  static let f: UInt8 = 0x66
  static let n: UInt8 = 0x6E
}
