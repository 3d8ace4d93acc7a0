import DisplayTree
import Foundation

/// The largest circle in the middle of its box.
///
/// Source: Apple's SwiftUI, `Circle`.
nonisolated public struct Circle: InsettableShape {
  /// A circle as wide as the shorter side of its box.
  nonisolated public init() {}

  /// The circle in the middle of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  /// A circle of its box.
  nonisolated public var _figure: _Figure { _Figure(.circle) }

  /// The same circle with a radius that is smaller by points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle, where a shape is asked for.
  nonisolated public static var circle: Circle { Circle() }
}
