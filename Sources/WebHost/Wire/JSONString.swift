/// Writes JSON strings.
enum JSONString {
  /// The text in quotation marks, with the escapes that RFC 8259 demands and no others.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + text.utf8.count / 8 + 2)
    bytes.append(JSONScanner.quote)
    for byte in text.utf8 { append(byte, to: &bytes) }
    bytes.append(JSONScanner.quote)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case JSONScanner.quote, JSONScanner.backslash:
      bytes.append(JSONScanner.backslash)
      bytes.append(byte)
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0..<0x20:
      bytes.append(contentsOf: byte < 0x10 ? "\\u000".utf8 : "\\u001".utf8)
      bytes.append(byte & 15 < 10 ? 0x30 + (byte & 15) : 0x57 + (byte & 15))
    default: bytes.append(byte)
    }
  }
}
