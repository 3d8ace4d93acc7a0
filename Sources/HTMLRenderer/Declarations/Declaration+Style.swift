import DisplayTree

extension Markup {
  /// Appends the inline declarations that one style declaration stands for, each closed by `;`.
  ///
  /// A flat switch: one line for each property, in the order of `Declaration`.
  mutating func style(_ declaration: Declaration, of kind: Element.Kind) {
    switch declaration {
    case .font(let font): style(font)
    case .fontWeight(let weight): property("font-weight:", weight)
    case .fontDesign(let design): family(design)
    case .fontWidth(let width): property("font-stretch:", width * 100, "%")
    case .italic(let on): raw(on ? "font-style:italic;" : "font-style:normal;")
    case .bold(let on): raw(on ? "font-weight:700;" : "font-weight:400;")
    case .monospacedDigits: raw("font-variant-numeric:tabular-nums;")
    case .foreground(let paint): foreground(paint, of: kind)
    case .secondary(let paint): level(2, paint, of: kind)
    case .tertiary(let paint): level(3, paint, of: kind)
    case .tint(let paint): tint(paint)
    case .textAlignment(let alignment): textAlignment(alignment)
    case .lineLimit(let limit): if let limit, limit > 1 { property("-webkit-line-clamp:", limit) }
    case .lineSpacing(let spacing):
      raw("line-height:calc(1.294em + ")
      pixels(spacing)
      raw(");")
    case .textCase(let textCase):
      raw(
        textCase == .uppercase
          ? "text-transform:uppercase;"
          : textCase == .lowercase ? "text-transform:lowercase;" : "text-transform:none;")
    case .kerning(let kerning): property("letter-spacing:", kerning, "px")
    case .underline(let on, let paint): if on { decoration("underline", paint) }
    case .strikethrough(let on, let paint): if on { decoration("line-through", paint) }
    case .baselineOffset(let offset):
      raw("position:relative;")
      property("top:", -offset, "px")
    case .dynamicType(let factor): property("--ts:", factor, "")
    case .rightToLeft(let on): raw(on ? "direction:rtl;--d:-1;" : "direction:ltr;--d:1;")
    case .spacing(let spacing): if let spacing { gap(spacing, of: kind) }
    case .rowSpacing(let spacing): if let spacing { property("row-gap:", spacing, "px") }
    case .columns(let tracks): self.tracks("grid-template-columns:", tracks)
    case .rows(let tracks): self.tracks("grid-template-rows:", tracks)
    case .columnSpan(let span): property("grid-column:span ", span)
    case .padding(let insets), .safeAreaPadding(let insets): padding(insets)
    case .width(let length): property("width:", length, "px")
    case .height(let length): property("height:", length, "px")
    case .minWidth(let length):
      kind == .spacer ? property("--min:", length, "px") : minimum("min-width:", length)
    case .maxWidth(let length): maximumWidth(length)
    case .minHeight(let length): minimum("min-height:", length)
    case .maxHeight(let length): if length.isFinite { property("height:", length, "px") }
    case .idealWidth(let length): ideal("--iw:", length)
    case .idealHeight(let length): ideal("--ih:", length)
    case .aspectRatio(let ratio, _): if let ratio { property("aspect-ratio:", ratio, "") }
    case .background(let paint):
      raw("background:")
      backdrop(paint)
      byte(0x3B)
    case .border(let paint, let width):
      raw("box-shadow:inset 0 0 0 ")
      pixels(width)
      byte(0x20)
      color(paint, for: .fill)
      byte(0x3B)
    case .cornerRadius(let radius): property("border-radius:", radius, "px")
    case .clip(let outline, let isAbsolute, let isEvenOdd):
      clip(outline, isAbsolute: isAbsolute, isEvenOdd: isEvenOdd)
    case .opacity(let opacity): property("opacity:", opacity, "")
    case .shadow(let color, let radius, let x, let y):
      raw("filter:drop-shadow(")
      shadow(color, radius: radius, x: x, y: y)
      raw(");")
    case .offset(let x, let y):
      raw("translate:")
      mirrored(x)
      byte(0x20)
      pixels(y)
      byte(0x3B)
    case .scale(let x, let y, let anchor):
      raw("scale:")
      number(x)
      byte(0x20)
      number(y)
      byte(0x3B)
      origin(anchor)
    case .rotation(let degrees, let anchor):
      property("rotate:", degrees, "deg")
      origin(anchor)
    case .position(let x, let y):
      property("--x:", x, "px")
      property("--y:", y, "px")
    case .blur(let radius): filter("blur", radius, "px")
    case .brightness(let amount): filter("brightness", 1 + amount, "")
    case .contrast(let amount): filter("contrast", amount, "")
    case .saturation(let amount): filter("saturate", amount, "")
    case .grayscale(let amount): filter("grayscale", amount, "")
    case .hueRotation(let degrees): filter("hue-rotate", degrees, "deg")
    case .colorMultiply(let color): multiply(color)
    case .colorInvert: raw("filter:invert(1);")
    case .blend(let mode):
      raw("mix-blend-mode:")
      styleString(mode)
      byte(0x3B)
    case .isolated: raw("isolation:isolate;")
    case .zIndex(let index):
      raw("position:relative;")
      property("z-index:", index.rounded(), "")
    case .layoutPriority(let priority):
      raw(priority > 0 ? "flex-shrink:.00001;" : priority < 0 ? "flex-shrink:1000;" : "")
    case .contentShape(let outline): radius(outline)
    case .rowInsets(let insets): rowInsets(insets)
    case .rowBackground(let paint):
      raw("background:")
      background(paint)
      byte(0x3B)
    case .rowSeparatorTint(let lines):
      if let top = lines.top { line("--line:", top) }
      if let bottom = lines.bottom { line("--line-b:", bottom) }
    case .sectionSpacing(let spacing): property("--between:", spacing, "px")
    case .animation(let curve): if let curve { animation(curve) }
    default: break
    }
  }

  mutating func property(_ name: StaticString, _ value: Int) {
    raw(name)
    number(value)
    byte(0x3B)
  }

  mutating func property(_ name: StaticString, _ value: Double, _ unit: StaticString) {
    raw(name)
    number(value)
    raw(unit)
    byte(0x3B)
  }

  private mutating func filter(_ name: StaticString, _ value: Double, _ unit: StaticString) {
    raw("filter:")
    raw(name)
    byte(0x28)
    number(value)
    raw(unit)
    raw(");")
  }

  /// Multiplies each channel. CSS has a filter function for grey alone; `feColorMatrix` is the general
  /// one (Filter Effects Module Level 1, 9.6), in a picture that the style carries with it.
  private mutating func multiply(_ color: RGBA) {
    raw("filter:url('data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E")
    raw("%3Cfilter id=%22m%22 color-interpolation-filters=%22sRGB%22%3E%3CfeColorMatrix values=%22")
    number(color.red)
    raw(" 0 0 0 0 0 ")
    number(color.green)
    raw(" 0 0 0 0 0 ")
    number(color.blue)
    raw(" 0 0 0 0 0 ")
    number(color.alpha)
    raw(" 0%22/%3E%3C/filter%3E%3C/svg%3E#m');")
  }

  private mutating func line(_ name: StaticString, _ paint: Paint) {
    raw(name)
    color(paint, for: .fill)
    byte(0x3B)
  }

  private mutating func ideal(_ name: StaticString, _ length: Double) {
    if length.isFinite { property(name, length, "px") }
  }

  private mutating func minimum(_ name: StaticString, _ length: Double) {
    if length.isFinite { property(name, length, "px") }
  }

  /// A track that is as wide at most, and no narrower than its content: the box around it shrinks
  /// where there is less room, which a box with a width of its own would not.
  private mutating func maximumWidth(_ length: Double) {
    guard length.isFinite else { return }
    raw("grid-template-columns:minmax(auto,")
    pixels(length)
    raw(");")
  }
}
