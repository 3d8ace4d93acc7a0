import DisplayTree
import Foundation

/// A rectangle with round corners.
///
/// Source: Apple's SwiftUI, `RoundedRectangle`. Both corner styles are drawn as arcs.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The half axes of each corner, in points.
  public var cornerSize: CGSize
  /// What was asked for; both styles are drawn as arcs.
  public var style: RoundedCornerStyle

  /// A rectangle with corners that are quarters of an ellipse; half axes in points.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with corners that are quarters of a circle; the radius is in points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline, clockwise from the end of the top left corner.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// A box with round corners, or a drawing where the half axes differ.
  nonisolated public var _figure: _Figure {
    guard cornerSize.width == cornerSize.height else {
      return _Figure(drawnBy: { [self] size in path(in: CGRect(origin: .zero, size: size)) })
    }
    return _Figure(.roundedRectangle(cornerSize.width))
  }

  /// The same rectangle, smaller on each side by points; so is the radius that is drawn.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners, where a shape is asked for.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// The same with a radius for all corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
