import DisplayTree
import ViewGraph

/// What a scene says of the page around its views.
struct WebPage: Equatable {
  var title: Text?
  var icon: String?
  var tint: Paint?
}

/// Hands on what a scene says of the page; what stands further out wins.
nonisolated struct WebPageModifier: ViewModifier {
  typealias Body = Never

  let page: WebPage

  init(title: Text? = nil, icon: String? = nil, tint: Paint? = nil) {
    page = WebPage(title: title, icon: icon, tint: tint)
  }

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: WebPageNode(view, inputs))
  }
}

@MainActor
final class WebPageNode<Content: View>: ContentNode<Content, WebPageModifier> {
  override init(_ view: ModifiedContent<Content, WebPageModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    report()
  }

  override func update(_ new: ModifiedContent<Content, WebPageModifier>) {
    super.update(new)
    report()
  }

  private func report() {
    let page = modifier.page
    if let title = page.title { host.webPage.title = title }
    if let icon = page.icon { host.webPage.icon = icon }
    if let tint = page.tint { host.webPage.tint = tint }
    host.pageTitle.changes()
  }

  override var label: String { "webPage" }
}

/// A scene with a page that its author described.
private struct WebPageScene<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  let modifier: WebPageModifier

  static func _makeContent(_ scene: Self) -> _SceneContent {
    let content = Content._makeContent(scene.content)
    return _SceneContent(
      view: AnyView(content.view.modifier(scene.modifier)), isSettings: content.isSettings)
  }
}

extension Scene {
  /// Sets title, icon and tint of the web page that shows this scene.
  ///
  /// ```swift
  /// WindowGroup { ContentView() }
  ///   .webPage(title: "Orders", icon: "AppIcon", tint: .purple)
  /// ```
  ///
  /// The title of the page in front (`navigationTitle`) goes before this one. `icon` names an image
  /// among the app's resources, or is an address. Not in Apple's SwiftUI: put it under `#if
  /// os(Linux)` in code for both.
  public func webPage(
    title: LocalizedStringKey? = nil, icon: String? = nil, tint: Color? = nil
  ) -> some Scene {
    WebPageScene(
      content: self,
      modifier: WebPageModifier(title: title.map { Text($0) }, icon: icon, tint: tint?.paint))
  }
}

extension WebPage {
  /// The address of the icon.
  var iconAddress: String? {
    guard let icon else { return nil }
    if icon.contains("/") { return icon }
    let source = Assets.graphic(named: icon, bundle: nil).source
    return source.isEmpty ? nil : source
  }
}
