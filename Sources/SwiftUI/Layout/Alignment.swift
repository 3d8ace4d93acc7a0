import DisplayTree

/// Where views stand across a vertical stack.
public struct HorizontalAlignment: Hashable, Sendable {
  let value: DisplayTree.Alignment.Horizontal

  public static let leading = HorizontalAlignment(value: .leading)
  public static let center = HorizontalAlignment(value: .center)
  public static let trailing = HorizontalAlignment(value: .trailing)
}

/// Where views stand across a horizontal stack.
public struct VerticalAlignment: Hashable, Sendable {
  let value: DisplayTree.Alignment.Vertical

  public static let top = VerticalAlignment(value: .top)
  public static let center = VerticalAlignment(value: .center)
  public static let bottom = VerticalAlignment(value: .bottom)
  public static let firstTextBaseline = VerticalAlignment(value: .firstBaseline)
  public static let lastTextBaseline = VerticalAlignment(value: .lastBaseline)
}

/// Where a view stands in both directions.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  var resolved: DisplayTree.Alignment {
    DisplayTree.Alignment(horizontal: horizontal.value, vertical: vertical.value)
  }
}
