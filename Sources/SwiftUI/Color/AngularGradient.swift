import DisplayTree
import Foundation

/// A gradient around a centre, clockwise from the trailing side.
///
/// Source: Apple's SwiftUI, `AngularGradient`.
nonisolated public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let start: Angle
  let end: Angle

  /// The gradient runs from one angle to the other; beyond them its first and last colours go on.
  /// Equal angles make a full turn.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    start = startAngle
    end = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
  }

  /// The gradient makes a full turn that begins at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// The same between two angles, with the colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// The same over a full turn, with the colours at equal distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The same between two angles, with each colour at a place of its own.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// The same over a full turn, with each colour at a place of its own.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// A conic gradient of CSS.
  public var _paint: _ShapeStylePaint {
    _ShapeStylePaint(
      paint: gradient.paint(
        .angular(center: center.value, startDegrees: start.degrees, endDegrees: end.degrees)))
  }
}

extension AngularGradient: View, GradientView { public typealias Body = Never }

extension ShapeStyle where Self == AngularGradient {
  /// `AngularGradient` between two angles, where a style is asked for.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// `AngularGradient` over a full turn, with the colours at equal distances.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
