import DisplayTree
import Foundation

/// The gradient that a colour makes of itself: `Color.blue.gradient`.
///
/// Source: Apple's SwiftUI, `AnyGradient`. It runs from top to bottom wherever it is used.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// A gradient that runs from top to bottom.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Its colours from top to bottom.
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
