/// What a browser measured of an element, in CSS pixels of the window.
package struct MeasuredBox: Hashable, Sendable {
  /// The upper left corner.
  package var x, y: Double
  package var width, height: Double
  /// What of the window's unsafe borders (a notch, a home indicator) the element reaches into.
  package var safeArea: Insets

  package init(
    x: Double = 0, y: Double = 0, width: Double, height: Double,
    safeArea: Insets = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.safeArea = safeArea
  }
}
