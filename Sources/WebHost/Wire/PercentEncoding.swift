/// Spells bytes as RFC 3986 wants them in a path or in one argument of a query.
enum PercentEncoding {
  static func escape(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      if isPlain(byte) {
        text.append(byte)
      } else {
        text.append(0x25)
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Letters, digits, and the marks that have no meaning of their own inside an argument.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x2D, 0x2E, 0x5F, 0x7E, 0x2F, 0x3D, 0x3A, 0x40, 0x2C, 0x21, 0x24, 0x27, 0x28, 0x29, 0x2A,
      0x3B:
      true
    default: false
    }
  }

  /// The bytes behind `%XX`; what is no valid escape stays.
  static func unescape(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let pair = rest.prefix(2)
      if byte == 0x25, pair.count == 2,
        let value = UInt8(String(decoding: pair, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
