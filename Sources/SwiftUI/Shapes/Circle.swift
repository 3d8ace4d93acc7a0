import DisplayTree
import Foundation

/// The largest circle in the middle of its box.
nonisolated public struct Circle: InsettableShape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  nonisolated public var _figure: _Figure { _Figure(.circle) }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}
