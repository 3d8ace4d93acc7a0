/// The same numbers in every run: SplitMix64.
package struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Text with what breaks parsers: quotes, backslashes, controls, several planes.
  package mutating func text() -> String {
    let alphabet: [Unicode.Scalar] = [
      "a", "Z", "0", " ", "\"", "\\", "/", "\n", "\r", "\t", "\u{0}", "\u{1F}", "\u{7F}", "é", "ß",
      "€", "\u{2028}", "世", "\u{FFFD}", "\u{FFFF}", "😀", "\u{10FFFF}", "[", "]", ",", "{", "}",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...24, using: &self) {
      text.append(alphabet.randomElement(using: &self) ?? "a")
    }
    return String(text)
  }
}
