/// Splits a text at its format specifiers, byte by byte; all of the syntax is ASCII.
struct FormatStringParser {
  /// Wider fields are a slip, and would let a translation fill the memory.
  static let maximumWidth = 64
  static let maximumPrecision = 32
  static let maximumNameLength = 100
  /// What a longer number is read as; it is over every limit anyway.
  private static let maximumNumber = 1_000_000

  private let bytes: [UInt8]
  private var index = 0
  private var literal: [UInt8] = []
  private var pieces: [FormatString.Piece] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func parse() -> [FormatString.Piece] {
    while index < bytes.count {
      let start = index
      if bytes[index] == UInt8(ascii: "%"), let piece = specifier() {
        flush()
        pieces.append(piece)
      } else {
        index = start + 1
        literal.append(bytes[start])
      }
    }
    flush()
    return pieces
  }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal = []
  }

  /// Reads from a `%`; nil (with the index anywhere) when it begins no specifier.
  private mutating func specifier() -> FormatString.Piece? {
    let start = index
    index += 1
    if take("%") { return .percent }
    if take("arg") { return .ownArgument }
    let position = position()
    if take("#@") { return substitution(position: position, from: start) }

    var specifier = FormatString.Specifier(text: "", position: position, conversion: "@")
    flags(&specifier)
    specifier.width = number() ?? 0
    if take(".") { specifier.precision = number() ?? 0 }
    guard specifier.width <= Self.maximumWidth,
      specifier.precision ?? 0 <= Self.maximumPrecision, let conversion = conversion()
    else { return nil }
    specifier.conversion = conversion
    specifier.text = String(decoding: bytes[start..<index], as: UTF8.self)
    return .specifier(specifier)
  }

  /// `1$`, counted from 1.
  private mutating func position() -> Int? {
    let start = index
    if let number = number(), number > 0, take("$") { return number }
    index = start
    return nil
  }

  /// The flags, without the space: "50 % de" is French far more often than a padded number.
  private mutating func flags(_ specifier: inout FormatString.Specifier) {
    while index < bytes.count {
      if take("+") {
        specifier.showsPlus = true
      } else if take("-") {
        specifier.alignsLeft = true
      } else if take("0") {
        specifier.padsWithZeros = true
      } else if !take("'"), !take("#") {
        return
      }
    }
  }

  /// The conversion after its length (`lld`, `zu`, `lf`), which our arguments do not need.
  private mutating func conversion() -> Character? {
    for _ in 0..<2 {
      guard index < bytes.count, "hlqzjtL".utf8.contains(bytes[index]) else { break }
      index += 1
    }
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    index += 1
    return switch Character(Unicode.Scalar(byte)) {
    case "d", "i", "D": "d"
    case "u", "U": "u"
    case "f", "F": "f"
    case let other where "@xXoeEgG".contains(other): other
    default: nil
    }
  }

  private mutating func substitution(position: Int?, from start: Int) -> FormatString.Piece? {
    guard
      let end = bytes[index...].prefix(Self.maximumNameLength + 1)
        .firstIndex(of: UInt8(ascii: "@")), end > index
    else { return nil }
    let name = String(decoding: bytes[index..<end], as: UTF8.self)
    index = end + 1
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return .substitution(name: name, position: position, text: text)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while index < bytes.count, (48...57).contains(bytes[index]) {
      value = min((value ?? 0) * 10 + Int(bytes[index] - 48), Self.maximumNumber)
      index += 1
    }
    return value
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    index += count
    return true
  }
}
