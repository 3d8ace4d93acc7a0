/// Which axes a layout modifier pins and in which it takes all the room it is offered.
package struct Sizing: Hashable, Sendable {
  /// Two bits for each set of axes and two for the ratio: every element holds one of these.
  private var bits: UInt8 = 0

  /// Axes with a length of their own (`frame(width:)`, `fixedSize`); they cut their content's fill.
  package var fixed: Axes {
    get { Axes(rawValue: bits & 3) }
    set { bits = bits & ~3 | newValue.rawValue }
  }

  /// Axes that expand whatever the content is (`frame(maxWidth: .infinity)`).
  package var expands: Axes {
    get { Axes(rawValue: bits >> 2 & 3) }
    set { bits = bits & ~12 | newValue.rawValue << 2 }
  }

  /// How the content keeps its ratio in what it is offered.
  package var ratio: Ratio? {
    get { Ratio(rawValue: bits >> 4 & 3) }
    set { bits = bits & ~48 | (newValue?.rawValue ?? 0) << 4 }
  }

  package init(fixed: Axes = [], expands: Axes = [], ratio: Ratio? = nil) {
    self.fixed = fixed
    self.expands = expands
    self.ratio = ratio
  }

  /// The axes of a frame with maxima: an infinite one expands, a finite one is a length of its own
  /// that yields where there is less room.
  package init(maxWidth: Double?, maxHeight: Double?) {
    self.init()
    if let maxWidth {
      if maxWidth.isFinite { fixed.insert(.horizontal) } else { expands.insert(.horizontal) }
    }
    if let maxHeight {
      if maxHeight.isFinite { fixed.insert(.vertical) } else { expands.insert(.vertical) }
    }
  }

  package enum Ratio: UInt8, Hashable, Sendable {
    /// Within it (`scaledToFit`): where one axis is fixed, the other follows from it and fills no
    /// more.
    case fit = 1
    /// Covering it (`scaledToFill`).
    case fill = 2
  }
}
