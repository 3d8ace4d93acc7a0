/// Which axes a layout modifier pins and in which it takes all the room it is offered.
package struct Sizing: Hashable, Sendable {
  /// Two bits for each set of axes and one for the ratio: every element holds one.
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

  /// The content keeps its ratio within what it is offered (`scaledToFit`): where one axis is
  /// fixed, the other follows from it and fills no more.
  package var keepsRatio: Bool {
    get { bits & 16 != 0 }
    set { bits = newValue ? bits | 16 : bits & ~16 }
  }

  package init(fixed: Axes = [], expands: Axes = [], keepsRatio: Bool = false) {
    self.fixed = fixed
    self.expands = expands
    self.keepsRatio = keepsRatio
  }
}
