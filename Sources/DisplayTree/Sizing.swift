/// Which axes a layout modifier pins and in which it takes all the room it is offered.
package struct Sizing: Hashable, Sendable {
  /// Axes with a length of their own (`frame(width:)`, `fixedSize`); they cut their content's fill.
  package var fixed: Axes
  /// Axes that expand whatever the content is (`frame(maxWidth: .infinity)`).
  package var expands: Axes

  package init(fixed: Axes = [], expands: Axes = []) {
    self.fixed = fixed
    self.expands = expands
  }
}
