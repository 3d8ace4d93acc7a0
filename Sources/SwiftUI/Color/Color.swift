import DisplayTree

/// A colour that follows light and dark, and a view that fills with it.
///
/// Source: Apple's SwiftUI, `Color`. As text the page uses a darker sibling of the same hue where the
/// plain one would be hard to read (WCAG 1.4.3).
public struct Color: Hashable, Sendable {
  let paint: Paint

  init(paint: Paint) { self.paint = paint }

  private init(named name: NamedColor) { paint = .named(name) }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let fixed = RGBA(red: red, green: green, blue: blue, alpha: opacity)
    paint = .color(light: fixed, dark: fixed)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let fixed = RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    paint = .color(light: fixed, dark: fixed)
  }

  public static let red = Color(named: .red)
  public static let orange = Color(named: .orange)
  public static let yellow = Color(named: .yellow)
  public static let green = Color(named: .green)
  public static let mint = Color(named: .mint)
  public static let teal = Color(named: .teal)
  public static let cyan = Color(named: .cyan)
  public static let blue = Color(named: .blue)
  public static let indigo = Color(named: .indigo)
  public static let purple = Color(named: .purple)
  public static let pink = Color(named: .pink)
  public static let brown = Color(named: .brown)
  public static let gray = Color(named: .gray)
  public static let white = Color(white: 1)
  public static let black = Color(white: 0)
  public static let clear = Color(paint: .clear)
  public static let primary = Color(paint: .level(1))
  public static let secondary = Color(paint: .level(2))
  public static let accentColor = Color(paint: .accent)

  public func opacity(_ opacity: Double) -> Color {
    Color(paint: .opacity(paint, opacity))
  }
}

extension RGBA {
  /// From hue, saturation and brightness, each 0…1 (the hexcone model, A. R. Smith 1978).
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    let part = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (r, g, b) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: r, green: g, blue: b, alpha: alpha)
  }
}

extension Color: View, ElementView {
  public typealias Body = Never

  var kind: Element.Kind { .fill }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.background(paint))
  }

  func changes(from old: Color) -> Aspects { self == old ? [] : .style }
}
