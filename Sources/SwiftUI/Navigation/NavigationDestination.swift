import DisplayTree
import ViewGraph

/// Says which page stands for the values of a type.
nonisolated struct DestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
  typealias Body = Never

  let destination: (Value) -> Destination

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: DestinationNode(view, inputs))
  }
}

/// The node of `navigationDestination(for:)`: the pages it made stand below it.
@MainActor
final class DestinationNode<Content: View, Value: Hashable, Destination: View>: ContentNode<
  Content, DestinationModifier<Value, Destination>
>, NavigationDestination
{
  private typealias Page = ViewNode<PageView<Deferred<Destination>>>

  private var pages: [(value: Value, page: Page, scope: EnvironmentScope)] = []

  override func contentWillMount() { navigation?.add(self) }

  override func update(
    _ new: ModifiedContent<Content, DestinationModifier<Value, Destination>>
  ) {
    super.update(new)
    for (value, page, _) in pages { page.update(view(for: value)) }
  }

  private var navigation: NavigationController? {
    EnvironmentValues(scope: scope, host: host).navigation
  }

  var valueType: Any.Type { Value.self }

  func makePage(for value: AnyHashable, handle: PresentationHandle) -> (any NavigationPage)? {
    guard let value = value.base as? Value, let base = navigation?.scope else { return nil }
    let scope = EnvironmentScope(parent: base)
    scope.set(for: host) { $0.enter(handle) }
    let page = mount(view(for: value), _ViewInputs(below: self, scope: scope))
    pages.append((value, page, scope))
    return page as? any NavigationPage
  }

  func dropPage(_ page: any NavigationPage) {
    pages.removeAll { $0.page === page }
    page.unmount()
  }

  private func view(for value: Value) -> PageView<Deferred<Destination>> {
    let destination = modifier.destination
    return PageView(content: Deferred { destination(value) }, role: .pushed)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    for entry in pages { visit(entry.page) }
  }

  override func appendElements(to elements: inout [DisplayTree.Element]) {
    child?.appendElements(to: &elements)
  }

  override func unmounted() { navigation?.remove(self) }

  override var label: String { "navigationDestination" }
}

extension View {
  /// Says which page the values of a type lead to.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Pushes a page while the binding is true; going back writes false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = destination()
    return modifier(PushModifier(isPresented: isPresented, content: { page }))
  }

  /// Pushes a page for an item while the binding holds one; going back writes nil.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemPushModifier(item: item, content: destination))
  }
}
