import DisplayTree
import UIKitNames

/// A colour that follows light and dark, and a view that fills with it.
///
/// Source: Apple's SwiftUI, `Color`. As text the page uses a darker sibling of the same hue where the
/// plain one would be hard to read (WCAG 1.4.3).
public struct Color: Hashable, Sendable {
  let paint: Paint

  init(paint: Paint) { self.paint = paint }

  private init(named name: NamedColor) { paint = .named(name) }

  /// Makes a colour of its parts, between 0 and 1, in a colour space.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let fixed = colorSpace.color(red, green, blue, alpha: opacity)
    paint = .color(light: fixed, dark: fixed)
  }

  /// Makes a grey between black, 0, and white, 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of its hue, once around from 0 to 1, and its saturation, brightness and
  /// opacity, each between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let fixed = RGBA(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    paint = .color(light: fixed, dark: fixed)
  }

  /// #ff3b30, and #ff453a on a dark page.
  public static let red = Color(named: .red)
  /// #ff9500, and #ff9f0a on a dark page.
  public static let orange = Color(named: .orange)
  /// #ffcc00, and #ffd60a on a dark page.
  public static let yellow = Color(named: .yellow)
  /// #34c759, and #30d158 on a dark page.
  public static let green = Color(named: .green)
  /// #00c7be, and #63e6e2 on a dark page.
  public static let mint = Color(named: .mint)
  /// #30b0c7, and #40c8e0 on a dark page.
  public static let teal = Color(named: .teal)
  /// #32ade6, and #64d2ff on a dark page.
  public static let cyan = Color(named: .cyan)
  /// #007aff, and #0a84ff on a dark page.
  public static let blue = Color(named: .blue)
  /// #5856d6, and #5e5ce6 on a dark page.
  public static let indigo = Color(named: .indigo)
  /// #af52de, and #bf5af2 on a dark page.
  public static let purple = Color(named: .purple)
  /// #ff2d55, and #ff375f on a dark page.
  public static let pink = Color(named: .pink)
  /// #a2845e, and #ac8e68 on a dark page.
  public static let brown = Color(named: .brown)
  /// #8e8e93 on light and dark pages.
  public static let gray = Color(named: .gray)
  /// #ffffff on light and dark pages.
  public static let white = Color(white: 1)
  /// #000000 on light and dark pages.
  public static let black = Color(white: 0)
  /// Draws nothing: `transparent` in CSS.
  public static let clear = Color(paint: .clear)
  /// The colour of text: black, and white on a dark page.
  ///
  /// Source: Apple's SwiftUI, `Color.primary`. Inside of a view with a foreground style it is that
  /// style's colour.
  public static let primary = Color(paint: .level(1))
  /// The colour of less important text: a grey with a contrast of at least 4.5:1 on the page.
  ///
  /// Source: Apple's SwiftUI, `Color.secondary`. Inside of a view with a foreground style it is 78
  /// % of that style's colour.
  public static let secondary = Color(paint: .level(2))
  /// The tint in force, which is blue unless `tint(_:)` or the scene's `webPage` sets another.
  public static let accentColor = Color(paint: .accent)

  /// The same colour with a share of its opacity, between 0 and 1; what is set before counts, too.
  public func opacity(_ opacity: Double) -> Color {
    Color(paint: .opacity(paint, opacity))
  }
}

extension Color: View, ElementView {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  var kind: Element.Kind { .fill }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.background(paint))
  }

  func changes(from old: Color) -> Aspects { self == old ? [] : .style }
}
