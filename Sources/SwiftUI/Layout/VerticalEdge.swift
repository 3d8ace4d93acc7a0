/// A side above or below.
///
/// Source: Apple's SwiftUI, `VerticalEdge`.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Above; below.
  case top, bottom

  /// Sides above and below.
  public struct Set: OptionSet, Sendable {
    /// A bit for each edge: `top` (1), `bottom` (2).
    public let rawValue: Int8

    /// The edges whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One edge alone.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// A side at the beginning or end of a line.
///
/// Source: Apple's SwiftUI, `HorizontalEdge`.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Where lines begin; where they end.
  case leading, trailing

  /// Sides at the beginning and end of a line.
  public struct Set: OptionSet, Sendable {
    /// A bit for each edge: `leading` (1), `trailing` (2).
    public let rawValue: Int8

    /// The edges whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One edge alone.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The edge where lines begin.
    public static let leading = Set(.leading)
    /// The edge where lines end.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
