import Foundation

/// A colour by the name UIKit code uses, with a light and a dark value in sRGB.
///
/// Only what a colour is made of is kept: there are no patterns, catalogs or other colour spaces.
public final class UIColor: Sendable {
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

  /// Makes a colour that depends on the appearance; the closure is asked once for each.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(light: light.lightComponents, dark: dark.darkComponents)
  }

  /// The colour as it is in an appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let components = isDark ? darkComponents : lightComponents
    return UIColor(light: components, dark: components)
  }

  /// The same colour with another opacity, between 0 and 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      light: lightComponents.with(alpha: Double(alpha)),
      dark: darkComponents.with(alpha: Double(alpha)))
  }

  /// Writes the parts of the colour, as it is in the light appearance, and returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(lightComponents.red)
    green?.pointee = CGFloat(lightComponents.green)
    blue?.pointee = CGFloat(lightComponents.blue)
    alpha?.pointee = CGFloat(lightComponents.alpha)
    return true
  }
}

extension UIColor: Hashable {
  /// Whether both have the same values, light and dark.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    lhs.lightComponents == rhs.lightComponents && lhs.darkComponents == rhs.darkComponents
  }

  /// Hashes the values, light and dark.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lightComponents)
    hasher.combine(darkComponents)
  }
}
