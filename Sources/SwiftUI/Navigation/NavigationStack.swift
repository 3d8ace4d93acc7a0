import DisplayTree
import ViewGraph

/// Pages on top of each other; links push, the back button pops.
///
/// ```swift
/// NavigationStack {
///   List(orders) { order in NavigationLink(order.name, value: order) }
///     .navigationTitle("Orders")
///     .navigationDestination(for: Order.self) { OrderView(order: $0) }
/// }
/// ```
///
/// Pages below the top keep their state. A push makes an entry in the browser's history with the
/// same address and a fragment ("#2"), so that the browser's back button pops, too. Its forward
/// button opens no page again: a page that was left is gone, and its state with it.
///
/// Source: Apple's SwiftUI, `NavigationStack`.
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View {
  private let path: NavigationPathSource?
  private let root: Root
  @State private var ownPath = NavigationPath()

  /// A stack that keeps its path by itself; it begins with the first page alone.
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A stack over pages of any types; the path is yours to read, to change and to store.
  @MainActor @preconcurrency public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = NavigationPathSource(path)
    self.root = root()
  }

  /// A stack over pages of one type. A link inside with a value of another type is reported and
  /// pushes nothing.
  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = NavigationPathSource(path)
    self.root = root()
  }

  /// The pages; the one on top is shown.
  public var body: some View {
    NavigationContainer(path: path ?? NavigationPathSource($ownPath), root: root)
  }
}

/// Pages on top of each other, in the spelling before iOS 16.
///
/// Source: Apple's SwiftUI, `NavigationView`. Of several columns, the first is shown.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @State private var path = NavigationPath()

  /// A navigation that keeps its path by itself.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The pages over the first of its views.
  @MainActor public var body: some View {
    if let columns = content as? any SeveralViews {
      NavigationContainer(path: NavigationPathSource($path), root: columns.first)
    } else {
      NavigationContainer(path: NavigationPathSource($path), root: content)
    }
  }
}

/// The pages of a navigation.
nonisolated struct NavigationContainer<Root: View>: View {
  typealias Body = Never

  let path: NavigationPathSource
  let root: Root

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: NavigationNode(view, inputs))
  }
}

/// The node of a navigation: its first page stands below it, the others below whoever pushed them.
@MainActor
final class NavigationNode<Root: View>: ViewNode<NavigationContainer<Root>>,
  ElementProvider, NavigationDestination
{
  private lazy var element = Element(.navigation, in: tree, provider: self)
  private var missing: [(page: ViewNode<PageView<MissingPage>>, scope: EnvironmentScope)] = []
  private var path: NavigationPathSource { didSet { controller.path = path } }
  private lazy var controller = NavigationController(
    node: self, scope: own, path: path,
    isInPresentation: EnvironmentValues(scope: scope, host: host).sheetTraits != nil,
    root: { [unowned self] in root as? any NavigationPage })
  private let own: EnvironmentScope
  private var root: ViewNode<PageView<Root>>?

  init(_ view: NavigationContainer<Root>, _ inputs: _ViewInputs) {
    own = EnvironmentScope(parent: inputs.place.scope)
    path = view.path
    super.init(in: inputs.place)
    _ = element  // numbered before what stands in it
    own.set(for: host) { $0.navigation = controller }
    root = mount(PageView(content: view.root, role: .root), _ViewInputs(below: self, scope: own))
    follow()
    syncChildren()
  }

  override func update(_ view: NavigationContainer<Root>) {
    path = view.path
    root?.update(PageView(content: view.root, role: .root))
    follow()
  }

  override func evaluate() { follow() }

  private func follow() {
    let values = track { observing { controller.path.get() } }
    controller.follow(values)
  }

  override var collectsElements: Bool { true }

  override func syncChildren() {
    var elements: [Element] = []
    root?.appendElements(to: &elements)
    for entry in controller.entries { entry.page.appendElements(to: &elements) }
    element.setChildren(elements)
  }

  override func appendElements(to elements: inout [Element]) { elements.append(element) }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let root { visit(root) }
    for entry in missing { visit(entry.page) }
  }

  override func unmounted() { tree.remove(element) }

  override var reach: DecorationReach { .stop }

  func describe(_ element: Element, into description: inout Description) {
    decorateFromAncestors(&description, of: element)
  }

  func perform(_ action: Action, on element: Element) -> Bool { performUpwards(action) }

  // MARK: Values without a destination

  var valueType: Any.Type { Never.self }

  func makePage(for value: AnyHashable, handle: PresentationHandle) -> (any NavigationPage)? {
    let scope = EnvironmentScope(parent: own)
    scope.set(for: host) { $0.enter(handle) }
    let view = PageView(content: MissingPage(), role: .pushed)
    let page = mount(view, _ViewInputs(below: self, scope: scope))
    missing.append((page, scope))
    return page as? any NavigationPage
  }

  func dropPage(_ page: any NavigationPage) {
    missing.removeAll { $0.page === page }
    page.unmount()
  }

  override var label: String { "Navigation" }
  override var detail: String { "\(element.id)" }
}

/// What stands on the page of a value that no `navigationDestination` is for.
nonisolated struct MissingPage: View {
  @MainActor var body: some View {
    Image(systemName: "exclamationmark.triangle.fill").foregroundColor(.yellow).imageScale(.large)
  }
}
