import DisplayTree
import Foundation
import ViewGraph

/// The room that one element has, as far as the server knows it.
///
/// Size, place and safe area are sources of their own: scrolling runs no body that asks for the
/// size alone.
@MainActor final class Room {
  private let size: StateLocation<CGSize>
  private let origin: StateLocation<CGPoint>
  private let safeArea: StateLocation<Insets>
  private(set) weak var host: ViewHost?
  /// Whether anybody asked where the element stands; only then does the page tell of scrolling.
  private(set) var isPlaceRead = false
  /// Called when somebody asked for the first time.
  var placeIsRead: () -> Void = {}

  init(_ measurement: MeasuredBox, on host: ViewHost?) {
    self.host = host
    size = StateLocation(CGSize(width: measurement.width, height: measurement.height))
    origin = StateLocation(CGPoint(x: measurement.x, y: measurement.y))
    safeArea = StateLocation(measurement.safeArea)
  }

  func take(_ measurement: MeasuredBox) {
    size.set(CGSize(width: measurement.width, height: measurement.height))
    origin.set(CGPoint(x: measurement.x, y: measurement.y))
    safeArea.set(measurement.safeArea)
  }

  var currentSize: CGSize { size.get() }

  var currentSafeArea: Insets { safeArea.get() }

  var currentOrigin: CGPoint {
    if !isPlaceRead {
      isPlaceRead = true
      placeIsRead()
    }
    return origin.get()
  }
}
