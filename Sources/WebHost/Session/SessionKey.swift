/// What a page shows to get its session back after its connection was lost.
///
/// It is told with a welcome, over the socket alone, never in an address or a log. The next welcome
/// brings another; this one serves until an event shows that the page has that.
enum SessionKey {
  /// Of the system's generator for keys, in hexadecimal digits.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<Limits.sessionKeyBytes).reduce(into: "") { key, _ in
      let byte = UInt8.random(in: .min ... .max, using: &generator)
      key += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
