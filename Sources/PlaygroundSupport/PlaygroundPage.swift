import SwiftUI

/// The page of a playground. Off Apple platforms it serves its live view to browsers.
///
/// Source: Apple's PlaygroundSupport, `PlaygroundPage`.
public final class PlaygroundPage: Sendable {
  public static let current = PlaygroundPage()

  /// Serves the view as a page of its own; does not return.
  public func setLiveView<Content: View>(_ newLiveView: @autoclosure @Sendable () -> Content) {}
}
