import DisplayTree
import Foundation

/// A point in a view's rectangle, from 0,0 (top leading) to 1,1 (bottom trailing).
///
/// Source: Apple's SwiftUI, `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  /// A share of the width, from the leading edge.
  public var x: CGFloat
  /// A share of the height, from the top.
  public var y: CGFloat

  /// A point at shares of width and height; beyond 0 and 1 it lies outside.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle of both directions.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner where the first line begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner where the first line ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner where the last line begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner where the last line ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var value: Anchor { Anchor(x: x, y: y) }
}
