/// A number as the plural rules see it: its digits, including the ones after the point.
///
/// Unicode Technical Standard #35, part 3, "Plural Operand Meanings".
package struct PluralOperands: Equatable, Sendable {
  /// The integer digits; above 10¹⁸ only the last eighteen, which is more than any rule reads.
  package var i: UInt64
  /// How many digits stand after the point, with trailing zeros.
  package var v = 0
  /// The digits after the point, with trailing zeros.
  package var f: UInt64 = 0
  /// The digits after the point, without trailing zeros.
  package var t: UInt64 = 0

  /// More digits overflow `f`, and no rule looks at them.
  private static let maximumFractionDigits = 15

  package init(_ value: UInt64) { i = value }

  package init(_ value: Int64) { i = value.magnitude }

  /// Reads a plain decimal number (`-12.50`); nil for anything else, infinity included.
  package init?(decimal text: some StringProtocol) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let i = UInt64(parts[0].suffix(18)) else { return nil }
    self.i = i
    guard parts.count == 2 else { return }
    let fraction = parts[1].prefix(Self.maximumFractionDigits)
    guard let f = UInt64(fraction) else { return nil }
    v = fraction.count
    self.f = f
    t = f
    while t != 0, t % 10 == 0 { t /= 10 }
  }
}
