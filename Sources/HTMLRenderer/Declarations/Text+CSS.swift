import DisplayTree

extension Markup {
  /// Appends what a font asks beyond its text style, which is a class.
  mutating func style(_ font: FontStyle) {
    switch font.size {
    case .style: break
    case .points(let points):
      raw("font-size:calc(")
      number(points / 16)
      raw("rem*var(--ts,1));line-height:1.21;")
    case .fixed(let points):
      property("font-size:", points, "px")
      raw("line-height:1.21;")
    }
    if let weight = font.weight { property("font-weight:", weight) }
    if let family = font.family {
      raw("font-family:'")
      styleString(family)
      raw("',var(--sans);")
    } else if font.design != .default {
      family(font.design)
    }
    if font.isItalic { raw("font-style:italic;") }
    if font.hasMonospacedDigits { raw("font-variant-numeric:tabular-nums;") }
    if font.hasSmallCaps { raw("font-variant-caps:small-caps;") }
    if font.leading < 0 { raw("line-height:1.15;") }
    if font.leading > 0 { raw("line-height:1.45;") }
  }

  mutating func family(_ design: FontStyle.Design) {
    switch design {
    case .default: raw("font-family:var(--sans);")
    case .serif: raw("font-family:var(--serif);")
    case .rounded: raw("font-family:var(--round);")
    case .monospaced: raw("font-family:var(--mono);")
    }
  }

  /// Text is drawn in the readable sibling of a hue, symbols and shapes in the plain one. Palette
  /// colours and levels are classes; the class `ink` derives the levels of what stands inside.
  mutating func foreground(_ paint: Paint, of kind: Element.Kind) {
    switch paint {
    case .named, .level, .accent: break
    case .gradient:
      raw("background-image:")
      background(paint)
      byte(0x3B)
    default:
      raw("--fg:")
      color(paint, for: kind.isDrawing ? .fill : .text)
      byte(0x3B)
    }
  }

  /// Appends what a deeper level of the foreground is drawn in, for all that stands inside. A level
  /// that stands for itself says nothing: a property must not refer to itself.
  mutating func level(_ level: Int, _ paint: Paint, of kind: Element.Kind) {
    guard paint != .level(level) else { return }
    raw(level == 2 ? "--fg2:" : "--fg3:")
    color(paint, for: kind.isDrawing ? .fill : .text)
    byte(0x3B)
  }

  /// Appends a tint: plain for fills, readable for text, deep for what carries white text.
  mutating func tint(_ paint: Paint) {
    if case .accent = paint { return }
    raw("--tint:")
    color(paint, for: .fill)
    raw(";--tint-t:")
    color(paint, for: .text)
    raw(";--tint-b:")
    color(paint, for: .button)
    byte(0x3B)
    switch paint {
    case .named(.yellow), .named(.mint), .named(.cyan): raw("--on-tint:#000;")
    case .color where (paint.luminance ?? 0) > 0.42: raw("--on-tint:#000;")
    default: raw("--on-tint:#fff;")
    }
  }

  mutating func textAlignment(_ alignment: TextAlignment) {
    switch alignment {
    case .leading: raw("text-align:start;")
    case .center: raw("text-align:center;")
    case .trailing: raw("text-align:end;")
    }
  }

  mutating func decoration(_ line: StaticString, _ paint: Paint?) {
    raw("text-decoration:")
    raw(line)
    if let paint {
      byte(0x20)
      color(paint, for: .text)
    }
    byte(0x3B)
  }

  /// Appends custom properties that the class `animated` reads.
  mutating func animation(_ curve: AnimationCurve) {
    raw("transition-duration:")
    number(curve.duration)
    raw("s;transition-timing-function:")
    timing(curve.timing)
    byte(0x3B)
    if curve.delay > 0 { property("transition-delay:", curve.delay, "s") }
  }

  /// Appends an easing function.
  mutating func timing(_ timing: AnimationCurve.Timing) {
    switch timing {
    case .linear: raw("linear")
    case .easeIn: raw("ease-in")
    case .easeOut: raw("ease-out")
    case .easeInOut: raw("ease-in-out")
    case .cubic(let a, let b, let c, let d):
      raw("cubic-bezier(")
      for (index, value) in [a, b, c, d].enumerated() {
        if index > 0 { byte(0x2C) }
        number(value)
      }
      byte(0x29)
    case .spring(_, let damping):
      raw(damping < 1 ? "cubic-bezier(.34,1.4,.64,1)" : "cubic-bezier(.25,.8,.25,1)")
    }
  }
}

extension Element.Kind {
  /// Whether it is drawn in plain hues, which text would be hard to read in.
  fileprivate var isDrawing: Bool { self == .symbol || self == .shape || self == .fill }
}
