/// A file of the client as the host serves it: its address changes with its content.
package struct Asset: Sendable {
  /// The last part of the address, such as `client.1f3a….js`; cacheable for ever.
  package let path: String
  package let bytes: [UInt8]
  package let contentType: String

  init(name: String, extension: String, contentType: String, bytes: [UInt8]) {
    path = "\(name).\(Self.hash(of: bytes)).\(`extension`)"
    self.bytes = bytes
    self.contentType = contentType
  }

  /// FNV-1a, 64 bits: tells versions apart, and guards nothing.
  private static func hash(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
