import Foundation

/// A colour by the name AppKit code uses, with a light and a dark value in sRGB.
///
/// Only what a colour is made of is kept: there are no patterns, catalogs or other colour spaces.
public final class NSColor: Sendable {
  /// The colour in the light appearance.
  package let lightComponents: ColorComponents
  /// The colour in the dark appearance.
  package let darkComponents: ColorComponents

  /// Makes a colour of its values in both appearances.
  package init(light: ColorComponents, dark: ColorComponents) {
    lightComponents = light
    darkComponents = dark
  }

  /// Makes a colour of parts between 0 and 1 in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = ColorComponents(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    self.init(light: components, dark: components)
  }

  /// Makes a shade of grey, from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour of hue, saturation and brightness, each between 0 and 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let components = ColorComponents(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      alpha: Double(alpha))
    self.init(light: components, dark: components)
  }

  /// Makes a colour of parts between 0 and 1 in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of parts between 0 and 1; calibrated and sRGB are one here.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a shade of grey, from 0, black, to 1, white; calibrated and sRGB are one here.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// The same colour with another opacity, between 0 and 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(
      light: lightComponents.with(alpha: Double(alpha)),
      dark: darkComponents.with(alpha: Double(alpha)))
  }

  /// How red the colour is in the light appearance, between 0 and 1.
  public var redComponent: CGFloat { CGFloat(lightComponents.red) }
  /// How green the colour is in the light appearance, between 0 and 1.
  public var greenComponent: CGFloat { CGFloat(lightComponents.green) }
  /// How blue the colour is in the light appearance, between 0 and 1.
  public var blueComponent: CGFloat { CGFloat(lightComponents.blue) }
  /// How opaque the colour is in the light appearance, between 0 and 1.
  public var alphaComponent: CGFloat { CGFloat(lightComponents.alpha) }
}

extension NSColor: Hashable {
  /// Whether both have the same values, light and dark.
  public static func == (lhs: NSColor, rhs: NSColor) -> Bool {
    lhs.lightComponents == rhs.lightComponents && lhs.darkComponents == rhs.darkComponents
  }

  /// Hashes the values, light and dark.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lightComponents)
    hasher.combine(darkComponents)
  }
}
