/// What is said of the lines above and below a row; nil leaves one as it is.
package struct RowLines<Value: Hashable & Sendable>: Hashable, Sendable {
  package var top: Value?
  package var bottom: Value?

  package init(top: Value? = nil, bottom: Value? = nil) {
    self.top = top
    self.bottom = bottom
  }

  /// These, and what another says of a line that these say nothing of.
  package func completed(by other: RowLines?) -> RowLines {
    RowLines(top: top ?? other?.top, bottom: bottom ?? other?.bottom)
  }
}
