import DisplayTree

extension Markup {
  /// Appends a padding; negative sides become negative margins, so that the box takes less room
  /// than it draws in, in flow and in a layer alike.
  mutating func padding(_ insets: Insets) {
    if insets.top == insets.leading, insets.top == insets.bottom, insets.top == insets.trailing {
      return property(insets.top < 0 ? "margin:" : "padding:", insets.top, "px")
    }
    pair("-block:", insets.top, insets.bottom)
    pair("-inline:", insets.leading, insets.trailing)
  }

  private mutating func pair(_ axis: StaticString, _ start: Double, _ end: Double) {
    if start > 0 || end > 0 { pair("padding", axis, max(start, 0), max(end, 0)) }
    if start < 0 || end < 0 { pair("margin", axis, min(start, 0), min(end, 0)) }
  }

  private mutating func pair(
    _ name: StaticString, _ axis: StaticString, _ start: Double, _ end: Double
  ) {
    raw(name)
    raw(axis)
    pixels(start)
    byte(0x20)
    pixels(end)
    byte(0x3B)
  }

  /// The insets of a row are read by the style sheet, which draws its separator by them.
  mutating func rowInsets(_ insets: Insets) {
    property("--rt:", insets.top, "px")
    property("--rs:", insets.leading, "px")
    property("--rb:", insets.bottom, "px")
    property("--re:", insets.trailing, "px")
  }

  mutating func gap(_ spacing: Double, of kind: Element.Kind) {
    property(kind == .grid || kind == .lazyGrid ? "column-gap:" : "gap:", spacing, "px")
    if spacing < 0 { property("--gap:", spacing, "px") }
  }

  /// A horizontal length that changes its sign where the text runs from right to left.
  mutating func mirrored(_ x: Double) {
    guard x != 0 else { return raw("0px") }
    raw("calc(")
    pixels(x)
    raw("*var(--d))")
  }

  mutating func origin(_ anchor: Anchor) {
    guard anchor != .center else { return }
    raw("transform-origin:")
    position(anchor)
    byte(0x3B)
  }

  mutating func shadow(_ color: RGBA, radius: Double, x: Double, y: Double) {
    pixels(x)
    byte(0x20)
    pixels(y)
    byte(0x20)
    pixels(radius)
    byte(0x20)
    hex(color)
  }

  mutating func clip(_ outline: Outline, isAbsolute: Bool, isEvenOdd: Bool) {
    switch outline {
    case .rectangle: break
    case .roundedRectangle, .unevenRoundedRectangle, .capsule, .ellipse: radius(outline)
    case .circle: raw("clip-path:circle(closest-side);")
    case .path(let path, _, _) where isAbsolute:
      raw(isEvenOdd ? "clip-path:path(evenodd,'" : "clip-path:path('")
      pathData(path)
      raw("');")
    case .path(let path, let width, let height):
      mask(path, width: width, height: height, isEvenOdd: isEvenOdd)
    }
  }

  /// A mask stretches with the box, which a path in `clip-path` cannot.
  private mutating func mask(_ path: String, width: Double, height: Double, isEvenOdd: Bool) {
    raw(
      "mask:url('data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 ")
    number(width)
    byte(0x20)
    number(height)
    raw("%22 preserveAspectRatio=%22none%22%3E%3Cpath ")
    if isEvenOdd { raw("fill-rule=%22evenodd%22 ") }
    raw("d=%22")
    pathData(path)
    raw("%22/%3E%3C/svg%3E') 0 0/100% 100% no-repeat;")
  }

  mutating func radius(_ outline: Outline) {
    switch outline {
    case .roundedRectangle(let radius): property("border-radius:", radius, "px")
    case .unevenRoundedRectangle(
      let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
      property("border-start-start-radius:", topLeading, "px")
      property("border-start-end-radius:", topTrailing, "px")
      property("border-end-start-radius:", bottomLeading, "px")
      property("border-end-end-radius:", bottomTrailing, "px")
    case .capsule: raw("border-radius:9999px;")
    case .ellipse, .circle: raw("border-radius:50%;")
    case .rectangle, .path: break
    }
  }

  /// Path data is letters and numbers; anything else is left out.
  mutating func pathData(_ path: String) {
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x20, 0x2C, 0x2D, 0x2E: self.byte(byte)
      default: break
      }
    }
  }

  mutating func tracks(_ name: StaticString, _ tracks: [GridTrack]) {
    raw(name)
    for (index, track) in tracks.enumerated() {
      if index > 0 { byte(0x20) }
      self.track(track)
    }
    byte(0x3B)
  }

  private mutating func track(_ track: GridTrack) {
    switch track {
    case .fixed(let length): pixels(length)
    case .flexible(let minimum, let maximum):
      raw("minmax(")
      pixels(minimum)
      byte(0x2C)
      if maximum.isFinite { pixels(maximum) } else { raw("1fr") }
      byte(0x29)
    case .adaptive(let minimum, let maximum):
      raw("repeat(auto-fill,minmax(min(")
      pixels(minimum)
      raw(",100%),")
      if maximum.isFinite { pixels(maximum) } else { raw("1fr") }
      raw("))")
    }
  }
}
