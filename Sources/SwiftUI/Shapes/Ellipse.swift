import DisplayTree
import Foundation

/// An ellipse that touches all sides of its box.
nonisolated public struct Ellipse: InsettableShape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  nonisolated public var _figure: _Figure { _Figure(.ellipse) }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
