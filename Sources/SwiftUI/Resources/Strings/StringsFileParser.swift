/// The old property list text as `.strings` files use it.
struct StringsFileParser {
  struct Mistake: Error {
    var reason: String
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The line read last, counted from 1.
  var line: Int { 1 + scalars[..<min(index, scalars.count)].count { $0 == "\n" } }

  /// The next `key = text;`, or `key;` which stands for itself; nil at the end.
  mutating func entry() throws(Mistake) -> (key: String, text: String)? {
    try skipBlanks()
    guard index < scalars.count else { return nil }
    let key = try word()
    try skipBlanks()
    var text = key
    if take("=") {
      try skipBlanks()
      text = try word()
      try skipBlanks()
    }
    guard take(";") else { throw Mistake(reason: "\";\" is missing after \"\(key.prefix(80))\"") }
    return (key, text)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() throws(Mistake) {
    while index < scalars.count {
      if scalars[index].properties.isWhitespace {
        index += 1
      } else if scalars[index] == "/", scalars[(index + 1)...].first == "/" {
        while index < scalars.count, scalars[index] != "\n", scalars[index] != "\r" { index += 1 }
      } else if scalars[index] == "/", scalars[(index + 1)...].first == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Mistake) {
    let start = index
    index += 2
    while index + 1 < scalars.count {
      if scalars[index] == "*", scalars[index + 1] == "/" {
        index += 2
        return
      }
      index += 1
    }
    index = start
    throw Mistake(reason: "the comment is not closed")
  }

  private mutating func word() throws(Mistake) -> String {
    guard index < scalars.count else { throw Mistake(reason: "the file ends within an entry") }
    let first = scalars[index]
    if first == "\"" || first == "'" { return try quoted(by: first) }
    let start = index
    while index < scalars.count, Self.isUnquoted(scalars[index]) { index += 1 }
    guard index > start else { throw Mistake(reason: "\"\(first)\" is not expected here") }
    return Self.string(scalars[start..<index])
  }

  private static func isUnquoted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  private mutating func quoted(by quote: Unicode.Scalar) throws(Mistake) -> String {
    let start = index
    index += 1
    var result = String.UnicodeScalarView()
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == quote { return String(result) }
      if scalar == "\\" { result.append(contentsOf: escape()) } else { result.append(scalar) }
    }
    index = start
    throw Mistake(reason: "the string is not closed")
  }

  /// What an escape stands for; the index is behind the backslash.
  private mutating func escape() -> String.UnicodeScalarView {
    guard index < scalars.count else { return "".unicodeScalars }
    let scalar = scalars[index]
    index += 1
    let plain: Unicode.Scalar
    switch scalar {
    case "n": plain = "\n"
    case "t": plain = "\t"
    case "r": plain = "\r"
    case "a": plain = "\u{7}"
    case "b": plain = "\u{8}"
    case "f": plain = "\u{C}"
    case "v": plain = "\u{B}"
    case "U", "u": return unicode()
    case "0"..."7":
      index -= 1
      // Control bytes are all anyone writes this way; larger ones are NeXTSTEP characters.
      plain = Unicode.Scalar(UInt8(truncatingIfNeeded: number(radix: 8, digits: 3) ?? 0))
    default: plain = scalar
    }
    return String(plain).unicodeScalars
  }

  /// `\U0041`: a UTF-16 unit, of a pair when it is a surrogate.
  private mutating func unicode() -> String.UnicodeScalarView {
    var units = [UInt16(truncatingIfNeeded: number(radix: 16, digits: 4) ?? 0xFFFD)]
    if UTF16.isLeadSurrogate(units[0]), scalars[index...].starts(with: "\\U".unicodeScalars) {
      index += 2
      units.append(UInt16(truncatingIfNeeded: number(radix: 16, digits: 4) ?? 0xFFFD))
    }
    return String(decoding: units, as: UTF16.self).unicodeScalars
  }

  private mutating func number(radix: Int, digits: Int) -> Int? {
    var value: Int?
    for _ in 0..<digits {
      guard index < scalars.count, let digit = Character(scalars[index]).hexDigitValue,
        digit < radix
      else { break }
      value = (value ?? 0) * radix + digit
      index += 1
    }
    return value
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
