import DisplayTree
import Foundation
import WebHost

/// An app: the scenes that it shows.
///
/// Off Apple platforms `main()` serves the app to browsers; each tab is a launch of its own, with
/// its own state.
///
/// Source: Apple's SwiftUI, `App`.
@MainActor @preconcurrency public protocol App {
  /// What `body` gives.
  associatedtype Body: Scene

  /// The app's windows, of which a browser tab shows the first.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the app, for each browser tab anew and once more for its first page.
  @MainActor @preconcurrency init()
}

extension App {
  /// Serves the app; does not return.
  @MainActor public static func main() {
    serve(AppScreens { AppRoot(app: Self()) })
  }
}

/// The root of the view hierarchy of an app: keeps the app's own state.
package struct AppRoot<A: App>: NestedProperties {
  let app: A

  package init(app: A) { self.app = app }

  package var body: some View { A.Body._makeContent(app.body).view }
}
