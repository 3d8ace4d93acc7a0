import DisplayTree
import ViewGraph

/// Pushes a page while a Boolean binding is true.
nonisolated struct PushModifier<Content: View>: PresentationModifier {
  let isPresented: Binding<Bool>
  let content: () -> Content

  static var surface: PresentationSurface { .navigation }

  @MainActor func presented() -> Presentable<PageView<Deferred<Content>>>? {
    guard isPresented.wrappedValue else { return nil }
    return Presentable(content: PageView(content: Deferred(make: content), role: .pushed))
  }

  @MainActor func close() { isPresented.wrappedValue = false }
}

/// Pushes a page for an item while a binding holds one.
nonisolated struct ItemPushModifier<Item: Hashable, Content: View>: PresentationModifier {
  let item: Binding<Item?>
  let content: (Item) -> Content

  static var surface: PresentationSurface { .navigation }

  @MainActor func presented() -> Presentable<PageView<Deferred<Content>>>? {
    guard let item = item.wrappedValue else { return nil }
    let content = content
    let page = PageView(content: Deferred { content(item) }, role: .pushed)
    return Presentable(id: AnyHashable(item), content: page)
  }

  @MainActor func close() { item.wrappedValue = nil }
}

/// The node of a modifier that pushes: the page inherits the environment of the navigation, as
/// SwiftUI's does.
@MainActor
final class PushNode<Content: View, Modifier: PresentationModifier>: PresenterNode<
  Content, Modifier
>, NavigationPusher
{
  private var navigation: NavigationController? {
    EnvironmentValues(scope: scope, host: host).navigation
  }

  override var baseScope: EnvironmentScope? { navigation?.scope ?? scope }

  override func prepare(_ values: inout EnvironmentValues) {}

  override func place() {
    guard let page = layer as? any NavigationPage else { return }
    navigation?.push(page, by: self)
  }

  override func displace() {
    if let page = layer as? any NavigationPage { navigation?.forget(page) }
  }

  /// The page's own `dismiss`: leaves this page and what stands on it.
  override func leave() {
    if let page = layer as? any NavigationPage, let navigation {
      navigation.pop(page)
    } else {
      super.leave()
    }
  }

  func retract() { modifier.close() }
}
