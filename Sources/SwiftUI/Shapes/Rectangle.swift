import DisplayTree
import Foundation

/// A rectangle that fills its box.
///
/// Source: Apple's SwiftUI, `Rectangle`.
nonisolated public struct Rectangle: InsettableShape {
  /// A rectangle as large as its box.
  nonisolated public init() {}

  /// The rectangle itself.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A box without round corners.
  nonisolated public var _figure: _Figure { _Figure(.rectangle) }

  /// The same rectangle, smaller on each side by points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle, where a shape is asked for.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
