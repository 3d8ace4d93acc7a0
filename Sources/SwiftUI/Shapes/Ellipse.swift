import DisplayTree
import Foundation

/// An ellipse that touches all sides of its box.
///
/// Source: Apple's SwiftUI, `Ellipse`.
nonisolated public struct Ellipse: InsettableShape {
  /// An ellipse as wide and as high as its box.
  nonisolated public init() {}

  /// The ellipse that touches the middle of each side.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// A box with half its size as radii.
  nonisolated public var _figure: _Figure { _Figure(.ellipse) }

  /// The same ellipse, smaller on each side by points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse, where a shape is asked for.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
