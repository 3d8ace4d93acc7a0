/// Style sheets joined to one, without comments, indentation and blank lines.
enum JoinedStyles {
  static func join(_ sheets: [[UInt8]]) -> [UInt8] {
    sheets.flatMap { withoutIndentation(withoutComments($0)) }
  }

  /// Comments inside strings are text and stay.
  private static func withoutComments(_ sheet: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var quote: UInt8?
    var index = 0
    while index < sheet.count {
      let byte = sheet[index]
      if quote == nil, byte == slash, sheet.dropFirst(index + 1).first == star {
        index = end(ofCommentAt: index, in: sheet)
        continue
      }
      if byte == backslash, index + 1 < sheet.count {
        kept += sheet[index...index + 1]
        index += 2
        continue
      }
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == singleQuote || byte == doubleQuote {
        quote = byte
      }
      kept.append(byte)
      index += 1
    }
    return kept
  }

  private static func end(ofCommentAt start: Int, in sheet: [UInt8]) -> Int {
    var index = start + 2
    while index + 1 < sheet.count {
      if sheet[index] == star, sheet[index + 1] == slash { return index + 2 }
      index += 1
    }
    return sheet.count
  }

  private static func withoutIndentation(_ sheet: [UInt8]) -> [UInt8] {
    var joined: [UInt8] = []
    for line in sheet.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard !text.isEmpty else { continue }
      joined += text
      joined.append(UInt8(ascii: "\n"))
    }
    return joined
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let backslash = UInt8(ascii: "\\")
  private static let singleQuote = UInt8(ascii: "'")
  private static let doubleQuote = UInt8(ascii: "\"")
}
