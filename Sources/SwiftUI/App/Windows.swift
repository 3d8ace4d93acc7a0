/// A window, which off Apple platforms is a browser tab.
///
/// Source: Apple's SwiftUI, `WindowGroup`. No window is opened by its `id`: a tab shows the first of the
/// app's windows.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let content: Content
  let title: Text?

  nonisolated init(title: Text?, content: Content) {
    self.title = title
    self.content = content
  }

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(title: nil, content: content())
  }

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(title: nil, content: content())
  }

  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title: title, content: content())
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), content: content())
  }

  @MainActor public static func _makeContent(_ scene: Self) -> _SceneContent {
    _SceneContent(view: AnyView(scene.content.modifier(WebPageModifier(title: scene.title))))
  }
}

/// A single window. A browser tab shows it when it is the first of the app's windows.
///
/// Source: Apple's SwiftUI, `Window`.
nonisolated public struct Window<Content: View>: Scene {
  public typealias Body = Never

  let content: Content
  let title: Text

  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  @MainActor public static func _makeContent(_ scene: Self) -> _SceneContent {
    _SceneContent(view: AnyView(scene.content.modifier(WebPageModifier(title: scene.title))))
  }
}

/// A window for settings, which a browser tab shows only when the app has no other window.
///
/// Source: Apple's SwiftUI, `Settings`.
nonisolated public struct Settings<Content: View>: Scene {
  public typealias Body = Never

  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeContent(_ scene: Self) -> _SceneContent {
    _SceneContent(view: AnyView(scene.content), isSettings: true)
  }
}
