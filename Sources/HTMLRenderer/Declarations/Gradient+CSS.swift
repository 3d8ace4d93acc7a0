import DisplayTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Markup {
  /// Appends a CSS gradient. Horizontal directions follow the language through `--d` (1 or −1).
  mutating func gradient(_ gradient: Paint.Gradient) {
    switch gradient.kind {
    case .linear(let start, let end):
      raw("linear-gradient(calc(")
      number(direction(from: start, to: end))
      raw("deg*var(--d))")
      stops(gradient.stops, unit: "%", factor: 100)
    case .radial(let center, let startRadius, let endRadius):
      raw("radial-gradient(circle at ")
      position(center)
      for stop in gradient.stops {
        byte(0x2C)
        color(stop.paint, for: .fill)
        byte(0x20)
        pixels(startRadius + (endRadius - startRadius) * stop.location)
      }
      byte(0x29)
    case .angular(let center, let start, let end):
      raw("conic-gradient(from ")
      number(start + 90)
      raw("deg at ")
      position(center)
      stops(gradient.stops, unit: "deg", factor: end - start)
    }
  }

  private mutating func stops(_ stops: [Paint.Stop], unit: StaticString, factor: Double) {
    for stop in stops {
      byte(0x2C)
      color(stop.paint, for: .fill)
      byte(0x20)
      number(stop.location * factor)
      raw(unit)
    }
    byte(0x29)
  }

  /// A point of the unit square whose x follows the language's direction.
  mutating func position(_ anchor: Anchor) {
    if anchor.x == 0.5 {
      raw("50% ")
    } else {
      raw("calc(50% + ")
      number((anchor.x - 0.5) * 100)
      raw("%*var(--d)) ")
    }
    number(anchor.y * 100)
    byte(0x25)
  }

  /// CSS counts clockwise from "upwards".
  private func direction(from start: Anchor, to end: Anchor) -> Double {
    atan2(end.x - start.x, start.y - end.y) * 180 / .pi
  }
}
