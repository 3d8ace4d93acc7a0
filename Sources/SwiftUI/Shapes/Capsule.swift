import DisplayTree
import Foundation

/// A rectangle whose short sides are half circles.
nonisolated public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  nonisolated public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  nonisolated public var _figure: _Figure { _Figure(.capsule) }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }

  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}
