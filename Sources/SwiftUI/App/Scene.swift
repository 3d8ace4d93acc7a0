/// A part of an app's user interface with a life of its own: a window.
///
/// Source: Apple's SwiftUI, `Scene`.
@MainActor @preconcurrency public protocol Scene {
  /// What `body` gives; `Never` for the scenes of this module.
  associatedtype Body: Scene

  /// The scenes that this one is made of.
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
  /// The window that the body's scenes make; the runtime asks for it.
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
  /// Stops the program: there is no value of this type to show.
  public static func _makeContent(_ scene: Never) -> _SceneContent {
    fatalError("Never is never shown")
  }
}

extension Scene where Body == Never {
  /// Stops the program: the runtime draws the scene and never asks for its body.
  public var body: Never { fatalError("\(Self.self) is a primitive scene and has no body") }
}

/// Builds a scene out of the statements of a closure.
///
/// A browser tab shows the first window among them.
///
/// Source: Apple's SwiftUI, `SceneBuilder`.
@resultBuilder public struct SceneBuilder {
  /// Takes a statement as it is, so that one that is no scene is told by its own line.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A single scene stands for itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes; a browser tab shows the first that is no settings window.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<repeat each Content> {
    _TupleScene(content: (repeat each content))
  }

  /// A scene behind an `if`; when it is not there, a tab shows another one or an empty page.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }

  /// A scene behind `if #available`, which off Apple platforms is always there.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// Several scenes.
nonisolated public struct _TupleScene<each Content: Scene>: Scene {
  /// The runtime draws the scenes: there is no body to run.
  public typealias Body = Never

  let content: (repeat each Content)

  /// The first window that is no settings window, else the first of all.
  @MainActor public static func _makeContent(_ scene: Self) -> _SceneContent {
    var contents: [_SceneContent] = []
    func add<S: Scene>(_ scene: S) { contents.append(S._makeContent(scene)) }
    repeat add(each scene.content)
    return contents.first { !$0.isSettings } ?? contents[0]
  }
}

extension Optional: Scene where Wrapped: Scene {
  /// The runtime draws the scene within: there is no body to run.
  public typealias Body = Never

  /// The window of the scene within, or an empty one that stands back behind every other.
  public static func _makeContent(_ scene: Self) -> _SceneContent {
    guard let scene else { return _SceneContent(view: AnyView(EmptyView()), isSettings: true) }
    return Wrapped._makeContent(scene)
  }
}
