import DisplayTree
import Foundation

/// The radii of a rectangle's four corners.
///
/// Source: Apple's SwiftUI, `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// Where the first line begins, in points.
  public var topLeading: CGFloat
  /// Where the last line begins, in points.
  public var bottomLeading: CGFloat
  /// Where the last line ends, in points.
  public var bottomTrailing: CGFloat
  /// Where the first line ends, in points.
  public var topTrailing: CGFloat

  /// A radius for each corner, in points; 0 is a square corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners are rounded each by its own radius.
///
/// Source: Apple's SwiftUI, `UnevenRoundedRectangle`.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The four radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// What was asked for; both styles are drawn as arcs.
  public var style: RoundedCornerStyle

  /// A rectangle with the radii in one value.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with a radius for each corner, in points.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The outline; here `leading` is the left, in whatever direction lines run.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// A box with a radius for each corner.
  nonisolated public var _figure: _Figure {
    _Figure(
      .unevenRoundedRectangle(
        topLeading: cornerRadii.topLeading, bottomLeading: cornerRadii.bottomLeading,
        bottomTrailing: cornerRadii.bottomTrailing, topTrailing: cornerRadii.topTrailing))
  }

  /// The same rectangle, smaller on each side by points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with four radii, where a shape is asked for.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// The same with a radius for each corner, in points.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
