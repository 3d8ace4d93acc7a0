/// Lengths on the four sides, in points, leading and trailing following the language's direction.
package struct Insets: Hashable, Sendable {
  package var top, leading, bottom, trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A set of sides.
package struct EdgeSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let top = EdgeSet(rawValue: 1)
  package static let leading = EdgeSet(rawValue: 2)
  package static let bottom = EdgeSet(rawValue: 4)
  package static let trailing = EdgeSet(rawValue: 8)
}

/// A point in the unit square; x runs from leading to trailing.
package struct Anchor: Hashable, Sendable {
  package static let center = Anchor(x: 0.5, y: 0.5)

  package var x, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Where children stand in the room that is left over.
package struct Alignment: Hashable, Sendable {
  package enum Horizontal: UInt8, Hashable, Sendable { case leading, center, trailing }
  package enum Vertical: UInt8, Hashable, Sendable {
    case top, center, bottom, firstBaseline, lastBaseline
  }

  package var horizontal: Horizontal
  package var vertical: Vertical

  package init(horizontal: Horizontal = .center, vertical: Vertical = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// One column or row of a lazy grid.
package enum GridTrack: Hashable, Sendable {
  case fixed(Double)
  case flexible(minimum: Double, maximum: Double)
  case adaptive(minimum: Double, maximum: Double)
}
