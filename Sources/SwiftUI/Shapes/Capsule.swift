import DisplayTree
import Foundation

/// A rectangle whose short sides are half circles.
///
/// Source: Apple's SwiftUI, `Capsule`.
nonisolated public struct Capsule: InsettableShape {
  /// What was asked for; a half circle is an arc in either style.
  public var style: RoundedCornerStyle

  /// A capsule; the style changes nothing, as half circles are arcs.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline: half circles at both ends of the longer sides.
  nonisolated public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  /// A box whose corners are as round as they can be.
  nonisolated public var _figure: _Figure { _Figure(.capsule) }

  /// The same capsule, smaller on each side by points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A capsule, where a shape is asked for.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// The same; the style changes nothing.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}
