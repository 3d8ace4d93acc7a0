#if canImport(Glibc)
  import Glibc
#endif

/// An arc of an SVG path, by its centre.
///
/// Source: SVG 1.1, F.6.5 and F.6.6.
struct EllipticArc {
  private let center: SIMD2<Double>
  private let radii: SIMD2<Double>
  private let turn: Double
  private let begin: Double
  private let sweep: Double

  /// - Parameter numbers: those of the command: radii, rotation in degrees, two flags.
  /// - Returns: nil when it is a straight line.
  init?(_ numbers: [Double], from start: SIMD2<Double>, to end: SIMD2<Double>) {
    var radii = SIMD2(abs(numbers[0]), abs(numbers[1]))
    guard radii.x > 0, radii.y > 0, start != end else { return nil }
    turn = numbers[2] * .pi / 180
    let half = Self.turned((start - end) / 2, by: -turn)
    let excess = ((half / radii) * (half / radii)).sum()
    if excess > 1 { radii *= excess.squareRoot() }
    self.radii = radii
    let isLarge = numbers[3] == 1
    let isClockwise = numbers[4] == 1
    let share = ((half / radii) * (half / radii)).sum()
    let length = max(0, 1 / share - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let middle = SIMD2(radii.x * half.y / radii.y, -radii.y * half.x / radii.x) * length
    center = Self.turned(middle, by: turn) + (start + end) / 2
    begin = Self.angle((half - middle) / radii)
    var sweep = Self.angle((-half - middle) / radii) - begin
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    self.sweep = sweep
  }

  /// The point after a share of the way, 0 … 1.
  func point(at share: Double) -> SIMD2<Double> {
    let angle = begin + sweep * share
    return center + Self.turned(radii * SIMD2(cos(angle), sin(angle)), by: turn)
  }

  private static func angle(_ vector: SIMD2<Double>) -> Double { atan2(vector.y, vector.x) }

  private static func turned(_ vector: SIMD2<Double>, by angle: Double) -> SIMD2<Double> {
    let (s, c) = (sin(angle), cos(angle))
    return SIMD2(c * vector.x - s * vector.y, s * vector.x + c * vector.y)
  }
}

extension Double {
  /// With three digits after the point at most: a hundredth of what a screen shows of a symbol.
  var short: String {
    let thousandths = Int((self * 1000).rounded())
    guard thousandths % 1000 != 0 else { return String(thousandths / 1000) }
    var digits = String(abs(thousandths) % 1000 + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(self < 0 ? "-" : "")\(abs(thousandths) / 1000).\(digits)"
  }
}
