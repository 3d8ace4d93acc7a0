/// A window, which off Apple platforms is a browser tab.
///
/// Source: Apple's SwiftUI, `WindowGroup`. No window is opened by its `id`: a tab shows the first of the
/// app's windows.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// The runtime draws the window: there is no body to run.
  public typealias Body = Never

  let content: Content
  let title: Text?

  nonisolated init(title: Text?, content: Content) {
    self.title = title
    self.content = content
  }

  /// A window whose tab is titled by the page in front alone.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, content: content())
  }

  /// The same with an id.
  ///
  /// Source: Apple's SwiftUI, `WindowGroup`. The id is not read: no window is opened by it.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(title: nil, content: content())
  }

  /// The same with a title for the browser's tab, which the title of the page in front replaces.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title: title, content: content())
  }

  /// The same with a title that is looked up in the session's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), content: content())
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), content: content())
  }

  /// The content with the window's title; the runtime asks for it.
  @MainActor public static func _makeContent(_ scene: Self) -> _SceneContent {
    _SceneContent(view: AnyView(scene.content.modifier(WebPageModifier(title: scene.title))))
  }
}

/// A window of which there is one.
///
/// Source: Apple's SwiftUI, `Window`. Each browser tab shows one, when it is the first of the app's
/// windows.
nonisolated public struct Window<Content: View>: Scene {
  /// The runtime draws the window: there is no body to run.
  public typealias Body = Never

  let content: Content
  let title: Text

  /// A window with the title of the browser's tab.
  ///
  /// Source: Apple's SwiftUI, `Window`. The id is not read: no window is opened by it.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The same with a title that is looked up in the session's language.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// The content with the window's title; the runtime asks for it.
  @MainActor public static func _makeContent(_ scene: Self) -> _SceneContent {
    _SceneContent(view: AnyView(scene.content.modifier(WebPageModifier(title: scene.title))))
  }
}

/// A window for settings, which a browser tab shows only when the app has no other window.
///
/// Source: Apple's SwiftUI, `Settings`.
nonisolated public struct Settings<Content: View>: Scene {
  /// The runtime draws the window: there is no body to run.
  public typealias Body = Never

  let content: Content

  /// A window without a title of its own.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content, marked to stand back behind every other window.
  @MainActor public static func _makeContent(_ scene: Self) -> _SceneContent {
    _SceneContent(view: AnyView(scene.content), isSettings: true)
  }
}
