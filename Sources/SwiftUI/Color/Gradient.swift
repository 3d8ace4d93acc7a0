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
