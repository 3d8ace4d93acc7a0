import DisplayTree
import Foundation

extension View {
  /// Turns the picture of the view clockwise around a point of it; the room that it takes stays the
  /// same.
  ///
  /// Source: Apple's SwiftUI, `rotationEffect(_:anchor:)`.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    box(.rotation(degrees: angle.degrees, anchor: anchor.value))
  }

  /// Puts the middle of the view at a point of the room that it is offered, which it takes wholly.
  nonisolated public func position(_ position: CGPoint) -> some View {
    box(.position(x: position.x, y: position.y), sizing: Sizing(expands: .both))
  }

  /// The same with points from the leading and upper edges.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Blurs the view, by a radius in points.
  ///
  /// Source: Apple's SwiftUI, `blur(radius:opaque:)`. The edges stay soft with `opaque`, too.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    box(.blur(radius))
  }

  /// Makes the view brighter above 0 and darker below, to black at -1.
  ///
  /// Source: Apple's SwiftUI, `brightness(_:)`. The page multiplies, so that black stays black and
  /// 1 doubles each colour.
  nonisolated public func brightness(_ amount: Double) -> some View { box(.brightness(amount)) }

  /// Draws colours farther apart above 1 and nearer below; at 0 all is grey, 1 changes nothing.
  ///
  /// Source: Apple's SwiftUI, `contrast(_:)`. A negative amount does not invert.
  nonisolated public func contrast(_ amount: Double) -> some View { box(.contrast(amount)) }

  /// Makes colours stronger above 1 and paler below; 0 leaves greys, 1 changes nothing.
  ///
  /// Source: Apple's SwiftUI, `saturation(_:)`.
  nonisolated public func saturation(_ amount: Double) -> some View { box(.saturation(amount)) }

  /// Takes colour away: 0 changes nothing, 1 leaves greys.
  ///
  /// Source: Apple's SwiftUI, `grayscale(_:)`.
  nonisolated public func grayscale(_ amount: Double) -> some View { box(.grayscale(amount)) }

  /// Turns every colour around the circle of hues.
  ///
  /// Source: Apple's SwiftUI, `hueRotation(_:)`.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    box(.hueRotation(angle.degrees))
  }

  /// Multiplies the colours of the view with a fixed colour; one that follows light and dark counts
  /// as on a light page.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    box(.colorMultiply(color.onLightPage))
  }

  /// Draws every colour as its opposite: black as white.
  ///
  /// Source: Apple's SwiftUI, `colorInvert()`.
  nonisolated public func colorInvert() -> some View { box(.colorInvert) }

  /// Mixes the colours of the view with those behind it.
  ///
  /// Source: Apple's SwiftUI, `blendMode(_:)`.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    box(.blend(blendMode.css))
  }

  /// Draws the view as one picture before effects further outside apply to it.
  nonisolated public func compositingGroup() -> some View { box(.isolated) }

  /// Draws the view as one picture before effects further outside apply to it.
  ///
  /// Source: Apple's SwiftUI, `drawingGroup(opaque:colorMode:)`. It is the same as `compositingGroup()`:
  /// the browser decides how it draws, and neither argument is read.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    box(.isolated)
  }

  /// Mirrors the view where text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlippingBox(isEnabled: enabled))
  }

  /// Lets the view reach to the edges of the window.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(
      StyleBox(
        declarations: regions.contains(.container) ? [.ignoresSafeArea(edges.value)] : []))
  }

  /// The same in the spelling before iOS 14, for all kinds of safe areas.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Room around the view, in points, as `padding(_:)` has it.
  ///
  /// Source: Apple's SwiftUI, `safeAreaPadding(_:)`. Scrolling content inside is not told: the room
  /// lies around the scroll view.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    box(.safeAreaPadding(insets.insets))
  }

  /// The same room on some edges, 16 points unless set.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    box(.safeAreaPadding(Insets(edges, length.map(Double.init) ?? defaultPadding)))
  }

  /// The same room on all edges.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

/// Mirrors its content where the layout runs from right to left.
nonisolated struct FlippingBox: BoxModifier, Equatable {
  let isEnabled: Bool

  @MainActor func describe(_ description: inout Description, in environment: EnvironmentValues) {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return }
    description.style.append(.scale(x: -1, y: 1, anchor: UnitPoint.center.value))
  }
}

/// Parts of the window that content keeps out of.
///
/// Source: Apple's SwiftUI, `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each region: `container` (1), `keyboard` (2).
  public let rawValue: UInt

  /// The regions whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The borders of the screen.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The room of an on-screen keyboard, which the browser keeps by itself.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How a group of drawings mixes colours.
///
/// Source: Apple's SwiftUI, `ColorRenderingMode`. It is not read: the browser has one way.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// How the colours of a view mix with what is behind it; those that CSS has.
///
/// Source: Apple's SwiftUI, `BlendMode`; CSS Compositing and Blending Level 1, section 10.
public enum BlendMode: Hashable, Sendable {
  /// Each as the keyword of CSS `mix-blend-mode` that has its name: `darken`, `color-dodge`.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  /// `soft-light` to `luminosity` in CSS.
  case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// Adds the colours up to white: `plus-lighter` in CSS.
  case plusLighter

  var css: String {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}

extension Edge.Set {
  var value: EdgeSet {
    var edges: EdgeSet = []
    if contains(.top) { edges.insert(.top) }
    if contains(.leading) { edges.insert(.leading) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.trailing) { edges.insert(.trailing) }
    return edges
  }
}
