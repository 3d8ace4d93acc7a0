/// A part of an app's user interface with a life of its own: a window.
///
/// Source: Apple's SwiftUI, `Scene`.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The scene as the view that a browser tab shows.
  @MainActor static func _makeContent(_ scene: Self) -> _SceneContent
}

/// A scene's content. Opaque.
@MainActor public struct _SceneContent {
  let view: AnyView
  /// A settings window is shown only when there is no other.
  var isSettings = false
}

extension Scene {
  public static func _makeContent(_ scene: Self) -> _SceneContent {
    _SceneContent(view: AnyView(SceneBody(scene: scene)))
  }
}

/// The window of a scene of an author's type, which may hold state.
private struct SceneBody<S: Scene>: NestedProperties {
  let scene: S

  var body: some View { S.Body._makeContent(scene.body).view }
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
///
/// A browser tab shows the first window among them.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<repeat each Content> {
    _TupleScene(content: (repeat each content))
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// Several scenes.
nonisolated public struct _TupleScene<each Content: Scene>: Scene {
  public typealias Body = Never

  let content: (repeat each Content)

  @MainActor public static func _makeContent(_ scene: Self) -> _SceneContent {
    var contents: [_SceneContent] = []
    func add<S: Scene>(_ scene: S) { contents.append(S._makeContent(scene)) }
    repeat add(each scene.content)
    return contents.first { !$0.isSettings } ?? contents[0]
  }
}

extension Optional: Scene where Wrapped: Scene {
  public typealias Body = Never

  public static func _makeContent(_ scene: Self) -> _SceneContent {
    guard let scene else { return _SceneContent(view: AnyView(EmptyView()), isSettings: true) }
    return Wrapped._makeContent(scene)
  }
}
