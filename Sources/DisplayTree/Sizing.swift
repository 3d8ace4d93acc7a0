/// Which axes a layout modifier pins and in which it takes all the room it is offered.
package struct Sizing: Hashable, Sendable {
  /// Axes with a length of their own (`frame(width:)`, `fixedSize`); they cut their content's fill.
  package var fixed: Axes
  /// Axes that expand whatever the content is (`frame(maxWidth: .infinity)`).
  package var expands: Axes
  /// The content keeps its ratio within what it is offered (`scaledToFit`): where one axis is
  /// fixed, the other follows from it and fills no more.
  package var keepsRatio = false

  package init(fixed: Axes = [], expands: Axes = [], keepsRatio: Bool = false) {
    self.fixed = fixed
    self.expands = expands
    self.keepsRatio = keepsRatio
  }
}
