/// The parts of a colour in sRGB, between 0 and 1.
package struct ColorComponents: Hashable, Sendable {
  /// How red.
  package var red: Double
  /// How green.
  package var green: Double
  /// How blue.
  package var blue: Double
  /// How opaque.
  package var alpha: Double

  /// Makes a colour of its parts.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour of a number such as `0xFF9500`.
  package init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Makes a colour of hue, saturation and brightness, by the hexcone model (Smith 1978).
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func part(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let share = max(0, min(sector, 4 - sector, 1))
      return brightness * (1 - saturation * share)
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The same colour with another opacity.
  package func with(alpha: Double) -> ColorComponents {
    ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }
}
