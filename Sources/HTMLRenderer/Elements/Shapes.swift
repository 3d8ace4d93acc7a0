import DisplayTree

extension Renderer {
  /// A shape is a box: its fill the background, its stroke an outline that follows the corners.
  /// Circles, dashes, parts and paths are drawn by an SVG that fills the box.
  mutating func shape(_ element: Element, _ description: Description) {
    open("div", element, description, element.kind.className)
    shapeSemantics(element, description)
    out.byte(0x3E)
    shapeInside(description)
    children(of: element)
    close("div")
  }

  mutating func shapeSemantics(_ element: Element, _ description: Description) {
    semantics(element, description)
    tappable(element, description)
  }

  mutating func shapeInside(_ description: Description) {
    guard case .shape(let graphic) = description.graphic, graphic.needsDrawing else { return }
    drawing(graphic)
  }

  mutating func shapeStyle(_ element: Element, _ description: Description) {
    guard case .shape(let graphic) = description.graphic else { return }
    out.radius(graphic.outline)
    guard !graphic.needsDrawing else { return }
    let fill = graphic.fill ?? (graphic.stroke == nil ? Paint.level(1) : nil)
    if let fill {
      out.raw("background:")
      out.background(fill)
      out.byte(0x3B)
    }
    if graphic.outline == .circle { out.raw("clip-path:circle(closest-side);border-radius:0;") }
    guard let stroke = graphic.stroke else { return }
    out.raw("outline:")
    out.pixels(graphic.lineWidth)
    out.raw(" solid ")
    out.color(stroke, for: .fill)
    out.byte(0x3B)
    out.property(
      "outline-offset:", graphic.isInside ? -graphic.lineWidth : -graphic.lineWidth / 2, "px")
  }

  private mutating func drawing(_ graphic: ShapeGraphic) {
    switch graphic.outline {
    case .circle:
      out.raw("<svg class=\"drawing\" viewBox=\"0 0 100 100\" aria-hidden=\"true\">")
      out.raw("<circle cx=\"50\" cy=\"50\" r=\"50\" pathLength=\"100\"")
    case .path(let path, let width, let height):
      out.raw("<svg class=\"drawing\" viewBox=\"0 0 ")
      out.number(width)
      out.byte(0x20)
      out.number(height)
      out.raw("\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><path d=\"")
      out.pathData(path)
      out.byte(0x22)
      if graphic.trim != nil { out.raw(" pathLength=\"100\"") }
    case .ellipse:
      out.raw("<svg class=\"drawing\" aria-hidden=\"true\">")
      out.raw("<ellipse cx=\"50%\" cy=\"50%\" rx=\"50%\" ry=\"50%\" pathLength=\"100\"")
    default:
      out.raw("<svg class=\"drawing\" aria-hidden=\"true\"><rect width=\"100%\" height=\"100%\"")
      if graphic.trim != nil { out.raw(" pathLength=\"100\"") }
      if let radius = graphic.outline.radius {
        out.raw(" rx=\"")
        out.number(graphic.isInside ? max(radius - graphic.lineWidth / 2, 0) : radius)
        out.byte(0x22)
      }
    }
    drawingPaint(graphic)
    out.raw("/></svg>")
  }

  private mutating func drawingPaint(_ graphic: ShapeGraphic) {
    out.raw(" style=\"fill:")
    if let fill = graphic.fill { out.color(fill, for: .fill) } else { out.raw("none") }
    if let stroke = graphic.stroke {
      out.raw(";stroke:")
      out.color(stroke, for: .fill)
      out.raw(";stroke-width:")
      out.pixels(graphic.lineWidth)
    }
    out.byte(0x3B)
    if graphic.isInside { inset(graphic) }
    if graphic.isEvenOdd { out.raw("fill-rule:evenodd;") }
    if graphic.stroke != nil { strokeEnds(graphic) }
    if let trim = graphic.trim {
      out.raw("stroke-dasharray:")
      out.number((trim.upperBound - trim.lowerBound) * 100)
      out.raw(" 200;")
      out.property("stroke-dashoffset:", -trim.lowerBound * 100, "")
    } else if !graphic.dash.isEmpty {
      out.raw("stroke-dasharray:")
      for length in graphic.dash {
        out.pixels(length)
        out.byte(0x20)
      }
      out.byte(0x3B)
      if graphic.dashPhase != 0 { out.property("stroke-dashoffset:", graphic.dashPhase, "px") }
    }
    out.byte(0x22)
    if graphic.trim == nil { out.raw(" vector-effect=\"non-scaling-stroke\"") }
  }
}

extension Renderer {
  /// Makes the figure smaller by half a line, so that the line lies inside the box.
  private mutating func inset(_ graphic: ShapeGraphic) {
    out.property("x:", graphic.lineWidth / 2, "px")
    out.property("y:", graphic.lineWidth / 2, "px")
    for property in ["width", "height"] as [StaticString] {
      out.raw(property)
      out.raw(":calc(100% - ")
      out.pixels(graphic.lineWidth)
      out.raw(");")
    }
  }

  private mutating func strokeEnds(_ graphic: ShapeGraphic) {
    switch graphic.lineCap {
    case .butt: break
    case .round: out.raw("stroke-linecap:round;")
    case .square: out.raw("stroke-linecap:square;")
    }
    switch graphic.lineJoin {
    // A right angle reaches 1.414 line widths; SVG's own limit is 4.
    case .miter: out.property("stroke-miterlimit:", max(graphic.miterLimit, 1), "")
    case .round: out.raw("stroke-linejoin:round;")
    case .bevel: out.raw("stroke-linejoin:bevel;")
    }
  }
}

extension ShapeGraphic {
  /// Whether a CSS box cannot draw it.
  var needsDrawing: Bool {
    if case .path = outline { return true }
    if !dash.isEmpty || trim != nil { return true }
    if outline == .rectangle, lineJoin != .miter || miterLimit < 1.414 { return stroke != nil }
    return outline == .circle && stroke != nil
  }
}

extension Outline {
  fileprivate var radius: Double? {
    switch self {
    case .roundedRectangle(let radius): radius
    case .capsule: 9999
    default: nil
    }
  }
}
