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
    case .secondary(let paint): level(2, paint)
    case .tertiary(let paint): level(3, paint)
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
    case .colorMultiply(let color):
      raw("background-blend-mode:multiply;background-color:")
      hex(color)
      byte(0x3B)
    case .colorInvert: raw("filter:invert(1);")
    case .blend(let mode):
      raw("mix-blend-mode:")
      styleString(mode)
      byte(0x3B)
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
    case .rowSeparatorTint(let paint):
      raw("--line:")
      color(paint, for: .fill)
      byte(0x3B)
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
