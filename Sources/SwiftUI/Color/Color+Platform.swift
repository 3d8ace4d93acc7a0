import DisplayTree
import UIKitNames

/// Colours by the names of UIKit and AppKit. Those of the system's palette stay palette colours, so
/// that text in them is drawn in the readable sibling of the hue.
extension Color {
  /// A colour of UIKit; `init(uiColor:)` spells the same.
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// A colour of UIKit, in both of its appearances.
  public init(uiColor: UIColor) {
    self.init(paint: PlatformPalette.paint(of: uiColor))
  }

  /// Stands back, so that a name which both kits have means UIKit's.
  @_disfavoredOverload
  public init(_ color: NSColor) { self.init(nsColor: color) }

  /// A colour of AppKit, in both of its appearances.
  public init(nsColor: NSColor) {
    self.init(paint: PlatformPalette.paint(of: nsColor))
  }
}

extension UIColor {
  /// The colour that a SwiftUI colour stands for in both appearances.
  public convenience init(_ color: Color) {
    self.init(
      light: color.paint.components(isDark: false), dark: color.paint.components(isDark: true))
  }
}

extension NSColor {
  /// The colour that a SwiftUI colour stands for in both appearances.
  public convenience init(_ color: Color) {
    self.init(
      light: color.paint.components(isDark: false), dark: color.paint.components(isDark: true))
  }
}

/// Which colours of UIKit and AppKit are colours of our palette.
enum PlatformPalette {
  static func paint(of color: UIColor) -> Paint {
    if color == .clear { return .clear }
    if let name = names[color] { return .named(name) }
    return .color(light: RGBA(color.lightComponents), dark: RGBA(color.darkComponents))
  }

  static func paint(of color: NSColor) -> Paint {
    if color == .clear { return .clear }
    if let name = macNames[color] { return .named(name) }
    return .color(light: RGBA(color.lightComponents), dark: RGBA(color.darkComponents))
  }

  static func color(named name: NamedColor) -> UIColor {
    palette.first { $0.name == name }?.color ?? .label
  }

  private static let palette: [(name: NamedColor, color: UIColor)] = [
    (.red, .systemRed), (.orange, .systemOrange), (.yellow, .systemYellow),
    (.green, .systemGreen), (.mint, .systemMint), (.teal, .systemTeal), (.cyan, .systemCyan),
    (.blue, .systemBlue), (.indigo, .systemIndigo), (.purple, .systemPurple),
    (.pink, .systemPink), (.brown, .systemBrown), (.gray, .systemGray), (.gray2, .systemGray2),
    (.gray3, .systemGray3), (.gray4, .systemGray4), (.gray5, .systemGray5),
    (.gray6, .systemGray6), (.label, .label), (.label2, .secondaryLabel),
    (.placeholder, .placeholderText), (.label3, .tertiaryLabel), (.label4, .quaternaryLabel),
    (.separator, .separator), (.opaqueSeparator, .opaqueSeparator), (.link, .link),
    (.background, .systemBackground), (.background2, .secondarySystemBackground),
    (.background3, .tertiarySystemBackground), (.grouped, .systemGroupedBackground),
    (.grouped2, .secondarySystemGroupedBackground),
    (.grouped3, .tertiarySystemGroupedBackground), (.fill, .systemFill),
    (.fill2, .secondarySystemFill), (.fill3, .tertiarySystemFill),
    (.fill4, .quaternarySystemFill),
  ]

  /// Of two names for one colour the first in the palette counts.
  private static let names = Dictionary(
    palette.map { ($0.color, $0.name) }, uniquingKeysWith: { first, _ in first })

  private static let macNames = Dictionary(
    [
      (NSColor.systemRed, NamedColor.red), (.systemOrange, .orange), (.systemYellow, .yellow),
      (.systemGreen, .green), (.systemMint, .mint), (.systemTeal, .teal), (.systemCyan, .cyan),
      (.systemBlue, .blue), (.systemIndigo, .indigo), (.systemPurple, .purple),
      (.systemPink, .pink), (.systemBrown, .brown), (.systemGray, .gray),
      (.secondaryLabelColor, .label2), (.tertiaryLabelColor, .label3),
      (.quaternaryLabelColor, .label4), (.placeholderTextColor, .placeholder),
      (.linkColor, .link), (.separatorColor, .separator),
    ], uniquingKeysWith: { first, _ in first })
}

extension NamedColor {
  /// The colour's values on a light or dark page.
  func components(isDark: Bool) -> RGBA {
    let color = PlatformPalette.color(named: self)
    return RGBA(isDark ? color.darkComponents : color.lightComponents)
  }
}

extension RGBA {
  init(_ components: ColorComponents) {
    self.init(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }
}

extension Color {
  /// The colour's values on a light page, for effects that take no second one.
  var onLightPage: RGBA { RGBA(paint.components(isDark: false)) }
}

extension Paint {
  /// The fixed values nearest to the paint: of a gradient its first stop, of the tint the system's.
  func components(isDark: Bool) -> ColorComponents {
    switch self {
    case .color(let light, let dark): ColorComponents(isDark ? dark : light)
    case .named(let name): ColorComponents(name.components(isDark: isDark))
    case .accent: ColorComponents(NamedColor.blue.components(isDark: isDark))
    case .level(let level): ColorComponents(Self.labels[level]?.components(isDark: isDark))
    case .opacity(let paint, let share):
      paint.components(isDark: isDark).fading(by: share)
    case .gradient(let gradient):
      gradient.stops.first?.paint.components(isDark: isDark) ?? ColorComponents(nil)
    case .material: ColorComponents(NamedColor.background2.components(isDark: isDark))
    case .clear: ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }

  private static let labels: [Int: NamedColor] = [
    1: .label, 2: .label2, 3: .label3, 4: .label4, 5: .label4,
  ]
}

extension ColorComponents {
  fileprivate init(_ color: RGBA?) {
    self.init(
      red: color?.red ?? 0, green: color?.green ?? 0, blue: color?.blue ?? 0,
      alpha: color?.alpha ?? 1)
  }

  fileprivate func fading(by share: Double) -> ColorComponents { with(alpha: alpha * share) }
}
