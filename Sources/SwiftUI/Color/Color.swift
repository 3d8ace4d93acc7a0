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

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let fixed = RGBA(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
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

extension Color: View, ElementView {
  public typealias Body = Never

  var kind: Element.Kind { .fill }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.background(paint))
  }

  func changes(from old: Color) -> Aspects { self == old ? [] : .style }
}
