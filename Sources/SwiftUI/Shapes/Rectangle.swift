import DisplayTree
import Foundation

/// A rectangle that fills its box.
nonisolated public struct Rectangle: InsettableShape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  nonisolated public var _figure: _Figure { _Figure(.rectangle) }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}
