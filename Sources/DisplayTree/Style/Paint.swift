/// What fills an area or draws text: a colour, a semantic colour, a gradient, a material.
package indirect enum Paint: Hashable, Sendable {
  /// A fixed colour with its light and dark variants.
  case color(light: RGBA, dark: RGBA)
  /// A colour of the system's palette, resolved by the page's style sheet.
  case named(NamedColor)
  /// The tint in force where it is drawn.
  case accent
  /// A level of the foreground style in force: primary 1 … quinary 5.
  case level(Int)
  case opacity(Paint, Double)
  case gradient(Gradient)
  case material(UInt8)
  case clear

  package struct Gradient: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case linear(start: Anchor, end: Anchor)
      case radial(center: Anchor, startRadius: Double, endRadius: Double)
      case angular(center: Anchor, startDegrees: Double, endDegrees: Double)
    }
    package var kind: Kind
    package var stops: [Stop]

    package init(kind: Kind, stops: [Stop]) {
      self.kind = kind
      self.stops = stops
    }
  }

  package struct Stop: Hashable, Sendable {
    package var paint: Paint
    package var location: Double

    package init(paint: Paint, location: Double) {
      self.paint = paint
      self.location = location
    }
  }
}

/// Red, green, blue and opacity in sRGB, each 0…1.
package struct RGBA: Hashable, Sendable {
  package var red, green, blue, alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// The system's colours, by the names that the style sheet gives them.
package enum NamedColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, label2, label3, label4, placeholder, separator, opaqueSeparator, link
  case background, background2, background3
  case grouped, grouped2, grouped3
  case fill, fill2, fill3, fill4
}
