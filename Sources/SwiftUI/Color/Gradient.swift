import DisplayTree
import Foundation

/// Colours that run into each other, with the places where each stands.
///
/// Source: Apple's SwiftUI, `Gradient`.
public struct Gradient: Hashable, Sendable {
  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  /// A colour at a place between 0 and 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  func paint(_ kind: Paint.Gradient.Kind) -> Paint {
    .gradient(
      Paint.Gradient(
        kind: kind,
        stops: stops.map { Paint.Stop(paint: $0.color.paint, location: $0.location) }))
  }
}

/// A gradient whose kind follows from where it is used.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public var _paint: _ShapeStylePaint {
    _ShapeStylePaint(
      paint: gradient.paint(.linear(start: UnitPoint.top.value, end: UnitPoint.bottom.value)))
  }
}

extension Color {
  /// The colour with a slight brightening towards the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [opacity(Self.gradientTopOpacity), self]))
  }

  /// How much of the colour is left at the top; on a light page about what Apple draws.
  private static let gradientTopOpacity = 0.82
}

/// A gradient along a line.
///
/// Source: Apple's SwiftUI, `LinearGradient`.
nonisolated public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public var _paint: _ShapeStylePaint {
    _ShapeStylePaint(paint: gradient.paint(.linear(start: start.value, end: end.value)))
  }
}

/// A gradient from a centre outwards; the radii are in points.
///
/// Source: Apple's SwiftUI, `RadialGradient`.
nonisolated public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public var _paint: _ShapeStylePaint {
    _ShapeStylePaint(
      paint: gradient.paint(
        .radial(center: center.value, startRadius: startRadius, endRadius: endRadius)))
  }
}

/// A gradient around a centre, clockwise from the trailing side.
///
/// Source: Apple's SwiftUI, `AngularGradient`.
nonisolated public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let start: Angle
  let end: Angle

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    start = startAngle
    end = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
  }

  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public var _paint: _ShapeStylePaint {
    _ShapeStylePaint(
      paint: gradient.paint(
        .angular(center: center.value, startDegrees: start.degrees, endDegrees: end.degrees)))
  }
}

/// A gradient as a view fills the room that it is offered.
protocol GradientView: ElementView, ShapeStyle, Equatable {}

extension GradientView {
  nonisolated var kind: Element.Kind { .fill }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.background(paint))
  }

  nonisolated func changes(from old: Self) -> Aspects { self == old ? [] : .style }
}

extension LinearGradient: View, GradientView { public typealias Body = Never }
extension RadialGradient: View, GradientView { public typealias Body = Never }
extension AngularGradient: View, GradientView { public typealias Body = Never }

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
