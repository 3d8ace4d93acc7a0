extension Markup {
  mutating func number(_ value: Int) {
    if value < 0 { byte(0x2D) }
    digits(value.magnitude)
  }

  mutating func number(_ value: Int32) { number(Int(value)) }

  /// Appends a decimal number with at most four places; infinities become a very large length.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return raw(value < 0 ? "-99999" : value > 0 ? "99999" : "0") }
    let clamped = min(max(value, -9_999_999), 9_999_999)
    let scaled = (clamped.magnitude * 10_000).rounded()
    guard scaled > 0 else { return byte(0x30) }
    if clamped < 0 { byte(0x2D) }
    let whole = UInt(scaled) / 10_000
    let fraction = UInt(scaled) % 10_000
    if whole > 0 || fraction == 0 { digits(whole) }
    if fraction > 0 { places(fraction) }
  }

  mutating func pixels(_ value: Double) {
    number(value)
    raw("px")
  }

  private mutating func digits(_ value: UInt) {
    if value >= 10 { digits(value / 10) }
    byte(0x30 + UInt8(value % 10))
  }

  private mutating func places(_ fraction: UInt) {
    byte(0x2E)
    var rest = fraction
    var unit: UInt = 1000
    while rest > 0 {
      byte(0x30 + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}
