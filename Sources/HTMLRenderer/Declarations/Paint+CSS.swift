import DisplayTree

extension Markup {
  /// What a colour is for: the palette has siblings of each hue that keep text readable.
  enum PaintUse { case fill, text, button }

  /// Appends a CSS colour; gradients and materials fall back to their first or base colour.
  mutating func color(_ paint: Paint, for use: PaintUse) {
    switch paint {
    case .color(let light, let dark): color(light: light, dark: dark)
    case .named(let name): color(name, for: use)
    case .accent:
      raw(use == .fill ? "var(--tint)" : use == .text ? "var(--tint-t)" : "var(--tint-b)")
    case .level(let level): self.level(level)
    case .opacity(let paint, let opacity): color(paint, opacity: opacity, for: use)
    case .gradient(let gradient):
      if let stop = gradient.stops.first { color(stop.paint, for: use) } else { raw("transparent") }
    case .material: raw("var(--material)")
    case .clear: raw("transparent")
    }
  }

  /// Appends what stands behind content. White text on the plain blue has a contrast of 4.0:1, so
  /// blue and the tint take their deeper siblings here, which nobody tells apart.
  mutating func backdrop(_ paint: Paint) {
    switch paint {
    case .named(.blue), .accent: color(paint, for: .button)
    default: background(paint)
    }
  }

  /// Appends a CSS image or colour for `background`.
  mutating func background(_ paint: Paint) {
    guard case .gradient(let gradient) = paint else { return color(paint, for: .fill) }
    self.gradient(gradient)
  }

  private mutating func color(light: RGBA, dark: RGBA) {
    guard light != dark else { return hex(light) }
    raw("light-dark(")
    hex(light)
    byte(0x2C)
    hex(dark)
    byte(0x29)
  }

  private mutating func color(_ name: NamedColor, for use: PaintUse) {
    raw("var(--")
    raw(name.rawValue)
    if name.hasTextSibling, use != .fill { raw(use == .text ? "-t" : "-b") }
    byte(0x29)
  }

  private mutating func color(_ paint: Paint, opacity: Double, for use: PaintUse) {
    raw("color-mix(in srgb,")
    color(paint, for: use)
    byte(0x20)
    number(opacity * 100)
    raw("%,transparent)")
  }

  private mutating func level(_ level: Int) {
    guard level > 1 else { return raw("var(--fg)") }
    raw("var(--fg")
    number(min(level, 5))
    byte(0x29)
  }

  mutating func hex(_ color: RGBA) {
    byte(0x23)
    component(color.red)
    component(color.green)
    component(color.blue)
    if color.alpha < 1 { component(color.alpha) }
  }

  private mutating func component(_ value: Double) {
    hexadecimal(UInt8((min(max(value, 0), 1) * 255).rounded()))
  }
}

extension NamedColor {
  /// The hues, whose plain variants are too pale for text.
  var hasTextSibling: Bool {
    switch self {
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray:
      true
    default: false
    }
  }
}

extension Paint {
  /// The relative luminance of a fixed colour in light mode, to choose the text on it.
  var luminance: Double? {
    guard case .color(let color, _) = self else { return nil }
    func linear(_ value: Double) -> Double { value * value }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
