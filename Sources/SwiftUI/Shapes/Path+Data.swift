import Foundation

extension Path {
  /// The path as SVG path data (SVG 2, section 9.3), to a thousandth of a point.
  package var svg: String {
    var text = ""
    func write(_ letter: String, _ points: CGPoint...) {
      text += letter
      text += points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: " ")
    }
    forEach { element in
      switch element {
      case .move(let end): write("M", end)
      case .line(let end): write("L", end)
      case .quadCurve(let end, let control): write("Q", control, end)
      case .curve(let end, let control1, let control2): write("C", control1, control2, end)
      case .closeSubpath: text += "Z"
      }
    }
    return text
  }

  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : "\(rounded)"
  }

  /// The smallest rectangle around the drawn points; control points do not count.
  public var boundingRect: CGRect {
    var bounds = Bounds()
    var current = CGPoint.zero
    var start = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let end):
        bounds.take(end)
        (current, start) = (end, end)
      case .line(let end):
        bounds.take(end)
        current = end
      case .quadCurve(let end, let control):
        // A quadratic curve raised to a cubic one.
        func raised(_ point: CGPoint) -> CGPoint {
          CGPoint(
            x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        bounds.take(current, raised(current), raised(end), end)
        current = end
      case .curve(let end, let control1, let control2):
        bounds.take(current, control1, control2, end)
        current = end
      case .closeSubpath: current = start
      }
    }
    return bounds.rect
  }
}

/// The rectangle around points and curves.
private struct Bounds {
  private var low: CGPoint?
  private var high = CGPoint.zero

  mutating func take(_ point: CGPoint) {
    guard let low else {
      low = point
      high = point
      return
    }
    self.low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// A cubic curve reaches farthest where the derivative of a coordinate is zero.
  mutating func take(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    take(a)
    take(d)
    let times =
      Self.turns(a.x, b.x, c.x, d.x) + Self.turns(a.y, b.y, c.y, d.y)
    for t in times {
      take(
        CGPoint(
          x: Self.value(a.x, b.x, c.x, d.x, at: t), y: Self.value(a.y, b.y, c.y, d.y, at: t)))
    }
  }

  var rect: CGRect {
    guard let low else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  private static func value(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat
  ) -> CGFloat {
    let s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  }

  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
    let times: [CGFloat]
    if abs(p) < 1e-9 {
      times = abs(q) < 1e-9 ? [] : [-r / q]
    } else {
      let root = q * q - 4 * p * r
      guard root >= 0 else { return [] }
      times = [(-q + root.squareRoot()) / (2 * p), (-q - root.squareRoot()) / (2 * p)]
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }
}
