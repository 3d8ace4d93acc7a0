import DisplayTree
import Foundation

/// Room on the four sides, in points.
///
/// Source: Apple's SwiftUI, `EdgeInsets`.
public struct EdgeInsets: Equatable, Sendable {
  /// Above, in points.
  public var top: CGFloat
  /// At the beginning of the line, in points.
  public var leading: CGFloat
  /// Below, in points.
  public var bottom: CGFloat
  /// At the end of the line, in points.
  public var trailing: CGFloat

  /// Room on each side, in points; it may be negative.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No room on any side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  var insets: Insets { Insets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}

/// One side of a view: of two, the leading one is where lines begin.
///
/// Source: Apple's SwiftUI, `Edge`.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// Above, at the beginning of lines, below, at the end of lines.
  case top, leading, bottom, trailing

  /// Any sides of a view.
  public struct Set: OptionSet, Sendable {
    /// A bit for each edge: `top` (1), `leading` (2), `bottom` (4), `trailing` (8).
    public let rawValue: Int8

    /// The edges whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One edge alone.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where lines begin.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where lines end.
    public static let trailing = Set(.trailing)
    /// `leading` and `trailing`.
    public static let horizontal: Set = [.leading, .trailing]
    /// `top` and `bottom`.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}
