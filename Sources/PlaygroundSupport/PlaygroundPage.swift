@_exported import SwiftUI

/// What a playground shows. Off Apple platforms it serves its live view to browsers.
///
/// ```swift
/// import PlaygroundSupport
///
/// PlaygroundPage.current.setLiveView(ContentView())
/// ```
///
/// As the last statement of a program's `main.swift` it starts the server and does not return;
/// types may be declared below it.
///
/// Source: Apple's PlaygroundSupport, `PlaygroundPage`.
public final class PlaygroundPage: Sendable {
  /// The page of this program.
  public static let current = PlaygroundPage()

  private init() {}

  /// Whether the page goes on running after its last statement. A page with a live view always
  /// does.
  public var needsIndefiniteExecution: Bool {
    get { true }
    set {}
  }

  /// Serves the view as a page of its own; does not return.
  ///
  /// The expression is evaluated anew for each browser tab, so that a model made in it belongs to
  /// one person.
  public func setLiveView<Content: View>(
    _ newLiveView: @autoclosure @escaping @MainActor () -> Content
  ) {
    MainActor.assumeIsolated { serve(newLiveView) }
  }

  /// Serves what is shown by a hosting controller or view; does not return.
  public func setLiveView<Viewable: PlaygroundLiveViewable>(
    _ newLiveView: @autoclosure @escaping @MainActor () -> Viewable
  ) {
    MainActor.assumeIsolated { serve { newLiveView().playgroundLiveView } }
  }

  /// The view that the page shows; setting it serves the view and does not return.
  ///
  /// All tabs share this one value and the models in it, unlike with `setLiveView`, whose expression is
  /// evaluated for each tab.
  public var liveView: (any PlaygroundLiveViewable)? {
    get { nil }
    set {
      guard let newValue else { return }
      // Handed on to the main actor, which this is.
      nonisolated(unsafe) let viewable = newValue
      MainActor.assumeIsolated { serve { viewable.playgroundLiveView } }
    }
  }
}

/// Something that a playground page can show.
///
/// Source: Apple's PlaygroundSupport, `PlaygroundLiveViewable`.
public protocol PlaygroundLiveViewable {
  /// What the page shows.
  @MainActor var playgroundLiveView: AnyView { get }
}

extension UIHostingController: PlaygroundLiveViewable {
  /// The root view, as it is when a browser tab opens.
  public var playgroundLiveView: AnyView { AnyView(rootView) }
}

extension NSHostingView: PlaygroundLiveViewable {
  /// The root view, as it is when a browser tab opens.
  public var playgroundLiveView: AnyView { AnyView(rootView) }
}
