import DisplayTree

/// Where views stand across a vertical stack.
///
/// Source: Apple's SwiftUI, `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
  let value: DisplayTree.Alignment.Horizontal

  /// At the beginning of a line: left, or right in languages that run from right to left.
  public static let leading = HorizontalAlignment(value: .leading)
  /// In the middle of the width.
  public static let center = HorizontalAlignment(value: .center)
  /// At the end of a line: right, or left in languages that run from right to left.
  public static let trailing = HorizontalAlignment(value: .trailing)
}

/// Where views stand across a horizontal stack.
///
/// Source: Apple's SwiftUI, `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
  let value: DisplayTree.Alignment.Vertical

  /// At the upper edge.
  public static let top = VerticalAlignment(value: .top)
  /// In the middle of the height.
  public static let center = VerticalAlignment(value: .center)
  /// At the lower edge.
  public static let bottom = VerticalAlignment(value: .bottom)
  /// With the lines under the first line of each text at one height.
  public static let firstTextBaseline = VerticalAlignment(value: .firstBaseline)
  /// With the lines under the last line of each text at one height.
  public static let lastTextBaseline = VerticalAlignment(value: .lastBaseline)
}

/// Where a view stands in both directions.
///
/// Source: Apple's SwiftUI, `Alignment`.
public struct Alignment: Hashable, Sendable {
  /// Where the view stands along the line.
  public var horizontal: HorizontalAlignment
  /// Where the view stands in the height.
  public var vertical: VerticalAlignment

  /// An alignment of any two.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle of both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the beginning of the line, in the middle of the height.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the end of the line, in the middle of the height.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the width, at the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the width, at the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the beginning of the line, at the upper edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the end of the line, at the upper edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the beginning of the line, at the lower edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the end of the line, at the lower edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  var resolved: DisplayTree.Alignment {
    DisplayTree.Alignment(horizontal: horizontal.value, vertical: vertical.value)
  }
}
