import DisplayTree
import ViewGraph

/// What the views on a page say of its bars.
struct PageTraits: Equatable {
  var title: Text?
  var subtitle: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var hidesBackButton = false
  var hiddenBars: Set<ToolbarPlacement.Bar> = []
}

/// A page as the views on it find it: they hand it a title, toolbar items, a search field.
@MainActor final class Page {
  let traits = TraitBox(PageTraits())
  /// Whether the page belongs to a navigation, and so has a bar of its own.
  let isInNavigation: Bool
  /// The portals of toolbars, in the order of their mounting.
  private(set) var toolbars: [AnyViewNode] = []
  /// The portals of search fields.
  private(set) var headers: [AnyViewNode] = []
  /// Called when items or headers came, went or changed.
  var chromeChanged: () -> Void = {}

  init(isInNavigation: Bool) { self.isInNavigation = isInNavigation }

  func add(toolbar: AnyViewNode) {
    toolbars.append(toolbar)
    chromeChanged()
  }

  func remove(toolbar: AnyViewNode) {
    toolbars.removeAll { $0 === toolbar }
    chromeChanged()
  }

  func add(header: AnyViewNode) {
    headers.append(header)
    chromeChanged()
  }

  func remove(header: AnyViewNode) {
    headers.removeAll { $0 === header }
    chromeChanged()
  }
}

extension EnvironmentValues {
  /// The page that the view stands on.
  var page: Page? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }

  private enum PageKey: EnvironmentKey { static var defaultValue: Page? { nil } }
}

/// A page with its bars around its content.
nonisolated struct PageView<Content: View>: View {
  typealias Body = Never

  enum Role {
    /// The content of a window or a sheet: it becomes a page only when it has a toolbar.
    case implicit
    /// The first page of a navigation.
    case root
    /// A page that the back button leaves.
    case pushed
  }

  let content: Content
  let role: Role

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: PageNode(view, inputs))
  }
}

/// The node of a page: its title and toolbar items stand in its element before its content.
@MainActor final class PageNode<Content: View>: ViewNode<PageView<Content>>, ElementProvider {
  private let role: PageView<Content>.Role
  private let page: Page
  private let own: EnvironmentScope
  private lazy var element = Element(.page, in: tree, provider: self)
  private var child: ViewNode<Content>?
  private var title: ViewNode<TitleView>?
  /// What stands for the page in its container: its element, or its content's.
  private var outermost: [Element] = []

  init(_ view: PageView<Content>, _ inputs: _ViewInputs) {
    role = view.role
    page = Page(isInNavigation: view.role != .implicit)
    own = EnvironmentScope(parent: inputs.place.scope)
    super.init(in: inputs.place)
    _ = element  // numbered before what stands in it
    own.set(for: host) { prepare(&$0) }
    child = mount(view.content, _ViewInputs(below: self, scope: own))
    updateTitle()
    collect()
    page.chromeChanged = { [unowned self] in graph.restructure(self) }
    page.traits.onChange = { [unowned self] in traitsChanged(from: $0) }
    host.pageTitle.changes()
  }

  private func prepare(_ values: inout EnvironmentValues) {
    values.page = page
    if role == .root, let search = values.pendingSearch, search.page == nil,
      let field = search.field
    {
      search.page = page
      page.add(header: field)
    }
    values.pendingSearch = nil
    if role == .root { values.refreshPlace?.move(to: page) }
    values.refreshPlace = nil
  }

  override func update(_ view: PageView<Content>) { child?.update(view.content) }

  private var traits: PageTraits { page.traits.traits }

  private func traitsChanged(from old: PageTraits) {
    if old.title != traits.title || old.subtitle != traits.subtitle {
      updateTitle()
      host.pageTitle.changes()
    }
    if old.hiddenBars != traits.hiddenBars { graph.restructure(self) }
    element.mark(.structure)
  }

  private func updateTitle() {
    guard role != .implicit, let text = traits.title else {
      title?.unmount()
      if title != nil { graph.restructure(self) }
      title = nil
      return
    }
    let view = TitleView(title: text, subtitle: traits.subtitle)
    if let title { return title.update(view) }
    title = mount(view, _ViewInputs(below: self, scope: own))
    if child != nil { graph.restructure(self) }
  }

  // MARK: Elements

  override var collectsElements: Bool { true }

  override func syncChildren() {
    let before = outermost
    collect()
    if !before.elementsEqual(outermost, by: ===) { elementsChanged() }
  }

  private func collect() {
    var content: [Element] = []
    for header in page.headers { header.appendElements(to: &content) }
    child?.appendElements(to: &content)
    let chrome = chrome
    if role == .implicit, chrome.isEmpty {
      element.setChildren([])
      outermost = content
    } else {
      element.setChildren(chrome + content)
      outermost = [element]
    }
  }

  private var chrome: [Element] {
    var items: [Element] = []
    for toolbar in page.toolbars { toolbar.appendElements(to: &items) }
    items.removeAll { hides($0) }
    guard !traits.hiddenBars.contains(.navigationBar) else { return items }
    var titles: [Element] = []
    title?.appendElements(to: &titles)
    return titles + items
  }

  private func hides(_ item: Element) -> Bool {
    guard !traits.hiddenBars.isEmpty else { return false }
    let isBottom = item.describe().presentation?.placement?.isAtBottom ?? false
    return traits.hiddenBars.contains(isBottom ? .bottomBar : .navigationBar)
  }

  override func appendElements(to elements: inout [Element]) {
    elements.append(contentsOf: outermost)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let title { visit(title) }
    if let child { visit(child) }
  }

  override func unmounted() {
    page.chromeChanged = {}
    page.traits.onChange = nil
    tree.remove(element)
    host.pageTitle.changes()
  }

  override var reach: DecorationReach { .stop }

  // MARK: ElementProvider

  func describe(_ element: Element, into description: inout Description) {
    let values = EnvironmentValues(scope: own, host: host)
    let isBarHidden = traits.hiddenBars.contains(.navigationBar)
    var presentation = DisplayTree.Presentation()
    if role != .implicit, !isBarHidden {
      presentation.title = traits.title?.plainText(in: values)
      presentation.isLargeTitle = displayMode(in: values) == .large
    } else {
      presentation.isLargeTitle = false
    }
    presentation.hidesBackButton = traits.hidesBackButton || isBarHidden
    if role == .pushed {
      presentation.backTitle =
        values.navigation?.backTitle(from: self) ?? SystemWord.back.text(in: values)
      description.actions.insert(.dismiss)
    }
    description.presentation = presentation
  }

  private func displayMode(in values: EnvironmentValues) -> NavigationBarItem.TitleDisplayMode {
    let own = traits.displayMode
    guard own == .automatic else { return own }
    return values.navigation?.inheritedDisplayMode(for: self) ?? .large
  }

  func perform(_ action: Action, on element: Element) -> Bool {
    guard action == .dismiss, let handle = EnvironmentValues(scope: own, host: host).presentation
    else { return false }
    handle.close()
    return true
  }

  override var label: String { "Page" }
  override var detail: String { role == .implicit ? "" : "\(element.id)" }
}

extension PageNode: NavigationPage {
  var titleText: String? {
    traits.title?.plainText(in: EnvironmentValues(scope: own, host: host))
  }

  var ownDisplayMode: NavigationBarItem.TitleDisplayMode { traits.displayMode }
}

extension DisplayTree.Presentation.Placement {
  var isAtBottom: Bool { self == .bottomBar || self == .keyboard }
}

/// The place of a page's title, large or in the bar.
nonisolated struct TitleView: ContainerView {
  let content: TitleLines

  init(title: Text, subtitle: Text?) { content = TitleLines(title: title, subtitle: subtitle) }

  var kind: Element.Kind { .title }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.alignment(.init(horizontal: .leading)))
  }

  func changes(from old: Self) -> Aspects { [] }
}

/// The title of a page, with its subtitle if it has one.
nonisolated struct TitleLines: View {
  let title: Text
  let subtitle: Text?

  @MainActor var body: some View {
    if let subtitle {
      VStack(alignment: .leading, spacing: 0) {
        title
        subtitle.font(.subheadline).foregroundColor(.secondary)
      }
    } else {
      title
    }
  }
}
