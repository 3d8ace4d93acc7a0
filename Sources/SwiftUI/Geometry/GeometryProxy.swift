import DisplayTree
import Foundation
import ViewGraph

/// Tells how much room a `GeometryReader` has and where it stands.
///
/// Source: Apple's SwiftUI, `GeometryProxy`. A body that asks for the size alone does not run when
/// the page is scrolled.
public struct GeometryProxy: Sendable {
  let room: Room

  /// In points, which are CSS pixels.
  public var size: CGSize { MainActor.assumeIsolated { room.currentSize } }

  /// How far the view reaches under the borders of the screen that are not fully visible, such as
  /// a notch. The bars of the page are not counted: content never lies under them.
  public var safeAreaInsets: EdgeInsets {
    let insets = MainActor.assumeIsolated { room.currentSafeArea }
    return EdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// The view's rectangle in its own coordinates, in those of the window, or in those of a view
  /// with `coordinateSpace(_:)` around it. Where no such view is, a name means the window.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The same with the enumeration in place of a type for each space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let base: CGPoint
    switch coordinateSpace {
    case .local: return CGRect(origin: CGPoint(), size: size)
    case .global: base = CGPoint()
    case .named(let name): base = origin(ofSpace: name)
    }
    let origin = MainActor.assumeIsolated { room.currentOrigin }
    return CGRect(origin: CGPoint(x: origin.x - base.x, y: origin.y - base.y), size: size)
  }

  private func origin(ofSpace name: AnyHashable) -> CGPoint {
    // The closure runs here and now.
    nonisolated(unsafe) let name = name
    return MainActor.assumeIsolated {
      room.host?.coordinateSpaces[name]?.room?.currentOrigin ?? CGPoint()
    }
  }
}
