import DisplayTree
import Foundation

/// Colours that run into each other, with the places where each stands.
///
/// Source: Apple's SwiftUI, `Gradient`.
public struct Gradient: Hashable, Sendable {
  /// The colours with their places, in the order in which they are drawn.
  public var stops: [Stop]

  /// Colours at places of their own; they are not sorted.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  /// A colour and the share of the length, 0…1, at which the gradient has it.
  public struct Stop: Hashable, Sendable {
    /// The colour that the gradient has at the place itself.
    public var color: Color
    /// A share of the gradient's length: 0 is its beginning, 1 its end.
    public var location: CGFloat

    /// A colour at a share of the gradient's length.
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
