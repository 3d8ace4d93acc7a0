import DisplayTree
import SwiftUI
import Testing

extension Screen {
  /// A view that asks a browser for its room: the `GeometryReader`s and the views with a coordinate
  /// space, in order.
  public func measuredView(at index: Int) -> ScreenElement {
    ScreenElement(screen: self, what: "measured view \(index)") {
      let measured = self.all { $0.describe().actions.contains(.measure) }
      return measured.indices.contains(index) ? measured[index] : nil
    }
  }

  /// The tab comes to the front, or another one lies before it.
  public func setVisible(_ isVisible: Bool) {
    var settings = host.settings
    settings.isHidden = !isVisible
    host.update(settings)
    host.settle()
  }
}

extension ScreenElement {
  /// Says what a browser measured of the view, in points of the window.
  public func measure(
    x: Double = 0, y: Double = 0, width: Double, height: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    act(.measure(MeasuredBox(x: x, y: y, width: width, height: height)), at: sourceLocation)
  }
}
