import Foundation

extension Path {
  /// Adds a closed rectangle, clockwise on screen from its top left corner.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds a closed rectangle for each.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a closed ellipse inside of a rectangle, clockwise on screen from its right end.
  public mutating func addEllipse(in rect: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let size = CGSize(width: rect.width / 2, height: rect.height / 2)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addArc(center: center, radii: size, from: 0, by: 2 * .pi)
    closeSubpath()
  }

  /// Adds a closed rectangle with corners that are ellipses of half axes in points, at most half of
  /// each side; the style changes nothing.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, corners: [cornerSize, cornerSize, cornerSize, cornerSize])
  }

  /// Adds a closed rectangle with a radius for each corner; `leading` is the left, the style
  /// changes nothing.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
      cornerRadii.topLeading,
    ]
    addRoundedRect(in: rect, corners: radii.map { CGSize(width: $0, height: $0) })
  }

  /// An arc around a centre. As in SwiftUI the y axis points down, so that `clockwise: false` runs
  /// with growing angles, which on screen is clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let full = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: full) - full }
      delta = max(delta, -full)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: full) + full }
      delta = min(delta, full)
    }
    let radii = CGSize(width: radius, height: radius)
    join(Self.point(center, radii, startAngle.radians))
    addArc(center: center, radii: radii, from: startAngle.radians, by: delta)
  }

  /// Adds an arc around a centre from an angle on; a positive delta runs clockwise on screen. A
  /// line leads there from where the path is.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    let radii = CGSize(width: radius, height: radius)
    join(Self.point(center, radii, startAngle.radians))
    addArc(center: center, radii: radii, from: startAngle.radians, by: delta.radians)
  }

  /// The same path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
    return Path { path in
      forEach { element in
        switch element {
        case .move(let end): path.move(to: moved(end))
        case .line(let end): path.addLine(to: moved(end))
        case .quadCurve(let end, let control):
          path.addQuadCurve(to: moved(end), control: moved(control))
        case .curve(let end, let control1, let control2):
          path.addCurve(to: moved(end), control1: moved(control1), control2: moved(control2))
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }

  private mutating func join(_ point: CGPoint) {
    if currentPoint == nil { move(to: point) } else { addLine(to: point) }
  }

  private static func point(_ center: CGPoint, _ radii: CGSize, _ angle: Double) -> CGPoint {
    CGPoint(
      x: center.x + radii.width * CGFloat(cos(angle)),
      y: center.y + radii.height * CGFloat(sin(angle)))
  }

  /// Appends an arc as cubic curves, one for each quarter of a turn at most.
  private mutating func addArc(
    center: CGPoint, radii: CGSize, from start: Double, by delta: Double
  ) {
    let count = max(Int((abs(delta) / (.pi / 2)).rounded(.up)), 1)
    let step = delta / Double(count)
    // The tangent length with which a cubic meets the arc at its middle, too.
    let tangent = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (p, q) = (Self.point(center, radii, a), Self.point(center, radii, b))
      let (w, h) = (radii.width * CGFloat(tangent), radii.height * CGFloat(tangent))
      addCurve(
        to: q,
        control1: CGPoint(x: p.x - w * CGFloat(sin(a)), y: p.y + h * CGFloat(cos(a))),
        control2: CGPoint(x: q.x + w * CGFloat(sin(b)), y: q.y - h * CGFloat(cos(b))))
    }
  }

  /// Corners clockwise from the top trailing one.
  private mutating func addRoundedRect(in rect: CGRect, corners: [CGSize]) {
    let sizes = corners.map {
      CGSize(width: min($0.width, rect.width / 2), height: min($0.height, rect.height / 2))
    }
    let (tr, br, bl, tl) = (sizes[0], sizes[1], sizes[2], sizes[3])
    move(to: CGPoint(x: rect.minX + tl.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - tr.width, y: rect.minY))
    addCorner(CGPoint(x: rect.maxX - tr.width, y: rect.minY + tr.height), tr, from: -.pi / 2)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - br.height))
    addCorner(CGPoint(x: rect.maxX - br.width, y: rect.maxY - br.height), br, from: 0)
    addLine(to: CGPoint(x: rect.minX + bl.width, y: rect.maxY))
    addCorner(CGPoint(x: rect.minX + bl.width, y: rect.maxY - bl.height), bl, from: .pi / 2)
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + tl.height))
    addCorner(CGPoint(x: rect.minX + tl.width, y: rect.minY + tl.height), tl, from: .pi)
    closeSubpath()
  }

  private mutating func addCorner(_ center: CGPoint, _ radii: CGSize, from angle: Double) {
    guard radii.width > 0, radii.height > 0 else { return }
    addArc(center: center, radii: radii, from: angle, by: .pi / 2)
  }
}
