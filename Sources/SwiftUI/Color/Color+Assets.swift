import DisplayTree
import Foundation
import ViewGraph

extension Color {
  /// A colour set of the app's asset catalogues, with its dark variant.
  ///
  /// A name that no catalogue has is reported once, and the colour is clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    guard let asset = Assets.lookup.color(named: name, bundle: bundle) else {
      Reports.printOnce("There is no colour \"\(name)\" among the app's resources.")
      self.init(paint: .clear)
      return
    }
    self.init(paint: asset.paint)
  }
}

extension Assets {
  /// The colour set that Xcode's templates call `AccentColor`: the tint of a page that sets none.
  static var accent: Paint? { lookup.accentColor?.paint }
}

extension ColorAsset {
  /// The colour as it is drawn, following light and dark.
  var paint: Paint {
    guard let light = value(isDark: false) ?? value(isDark: true) else { return .clear }
    let dark = value(isDark: true) ?? light
    if light == dark, case .platform(let name) = light, let known = Self.platform(name) {
      return .named(known)
    }
    return .color(light: light.components(isDark: false), dark: dark.components(isDark: true))
  }

  /// The palette's colour that a catalogue names: `systemBlueColor`, `labelColor`.
  static func platform(_ name: String) -> NamedColor? {
    let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    let short = name.hasPrefix("system") ? String(name.dropFirst(6)).decapitalized : name
    return NamedColor(rawValue: short) ?? platformNames[name]
  }

  private static let platformNames: [String: NamedColor] = [
    "secondaryLabel": .label2, "tertiaryLabel": .label3, "quaternaryLabel": .label4,
    "placeholderText": .placeholder, "systemBackground": .background,
    "secondarySystemBackground": .background2, "tertiarySystemBackground": .background3,
    "systemGroupedBackground": .grouped, "secondarySystemGroupedBackground": .grouped2,
    "tertiarySystemGroupedBackground": .grouped3, "secondarySystemFill": .fill2,
    "tertiarySystemFill": .fill3, "quaternarySystemFill": .fill4,
  ]
}

extension ColorAsset.Value {
  fileprivate func components(isDark: Bool) -> RGBA {
    switch self {
    case .components(.sRGB, let red, let green, let blue, let opacity):
      RGBA(red: red, green: green, blue: blue, alpha: opacity)
    case .components(.displayP3, let red, let green, let blue, let opacity):
      RGBA(displayP3Red: red, green: green, blue: blue, alpha: opacity)
    case .platform(let name):
      ColorAsset.platform(name)?.components(isDark: isDark) ?? RGBA(red: 0, green: 0, blue: 0)
    }
  }
}

extension RGBA {
  /// Display P3 brought into sRGB; what lies outside of it is cut (CSS Color 4, section 17).
  init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: encoded(1.2249 * r - 0.2249 * g), green: encoded(-0.0420 * r + 1.0420 * g),
      blue: encoded(-0.0197 * r - 0.0786 * g + 1.0983 * b), alpha: alpha)
  }
}

extension String {
  fileprivate var decapitalized: String { prefix(1).lowercased() + dropFirst() }
}
