import DisplayTree
import Foundation
import WebHost

/// An app: the scenes that it shows.
///
/// Off Apple platforms `main()` serves the app to browsers; each tab is a launch of its own, with its
/// own state.
///
/// Source: Apple's SwiftUI, `App`.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Serves the app; does not return.
  @MainActor public static func main() {
    serve(AppSource { AppRoot(app: Self()) })
  }
}

/// A part of an app's user interface with a life of its own: a window.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The scene as the view that a browser tab shows.
  @MainActor static func _makeContent(_ scene: Self) -> _SceneContent
}

/// A scene's content. Opaque.
@MainActor public struct _SceneContent {
  let view: AnyView
}

extension Scene {
  public static func _makeContent(_ scene: Self) -> _SceneContent {
    Body._makeContent(scene.body)
  }
}

extension Never: Scene {
  public static func _makeContent(_ scene: Never) -> _SceneContent {
    fatalError("Never is never shown")
  }
}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive scene and has no body") }
}

/// Builds a scene out of the statements of a closure.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window, which off Apple platforms is a browser tab.
///
/// Source: Apple's SwiftUI, `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let content: Content
  let title: Text?

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    title = nil
  }

  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
    title = Text(titleKey)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.title = Text(title)
  }

  public static func _makeContent(_ scene: Self) -> _SceneContent {
    _SceneContent(view: AnyView(scene.content))
  }
}

/// The root of the view hierarchy of an app: keeps the app's own state.
struct AppRoot<A: App>: View {
  let app: A

  var body: some View { AppBody(app: app) }
}

struct AppBody<A: App>: NestedProperties {
  let app: A

  var body: some View { A.Body._makeContent(app.body).view }
}
