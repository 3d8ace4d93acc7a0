import DisplayTree
import Foundation
import ViewGraph

/// Runs one view hierarchy for one person: its graph, its display tree, its focus.
@MainActor package final class ViewHost: Screen {
  package let tree = Tree()
  private(set) var graph: Graph!
  private(set) var focus: FocusRegistry!
  private var rootNode: AnyViewNode?
  fileprivate let rootScope = EnvironmentScope(parent: nil)
  fileprivate(set) var settings: ScreenSettings
  /// No task and no timer is started: the screen serves one page and is thrown away.
  let isPreview: Bool
  /// Fields by element, for what the registry of focus and the host tell them.
  private var focusListeners: [ElementID: (Bool) -> Void] = [:]
  private(set) var history: History!
  /// What stands above the whole screen: sheets, covers, alerts, in the order of their opening.
  fileprivate(set) var presentations: [AnyViewNode] = []
  /// The node that presentations are children of on screen.
  weak var presentationRoot: AnyViewNode?
  fileprivate var openURLHandlers: [(owner: ObjectIdentifier, action: (URL) -> Void)] = []
  /// Values of `AppStorage` and `SceneStorage` for this session.
  let appStorage = KeyedStorage()
  let sceneStorage = KeyedStorage()
  /// Title, icon and tint that the scene asks for.
  var webPage = WebPage()
  fileprivate var shownTitle = ""
  fileprivate var isTitleStale = false
  package var needsPass: (() -> Void)? {
    get { graph.needsPass }
    set { graph.needsPass = newValue }
  }

  /// Mounts a view and runs the first pass.
  package init<Root: View>(
    _ root: Root, settings: ScreenSettings = ScreenSettings(), isPreview: Bool = false
  ) {
    self.settings = settings
    self.isPreview = isPreview
    graph = Graph(owner: self)
    focus = FocusRegistry(host: self)
    history = History(host: self)
    applySettings()
    let inputs = _ViewInputs(place: Place(graph: graph, parent: nil, scope: rootScope))
    let node = graph.batch { mount(RootView(content: root), inputs) }
    rootNode = node
    var elements: [Element] = []
    node.appendElements(to: &elements)
    if let element = elements.first { tree.setRoot(element) }
    graph.settle()
    openInitialURL()
    shownTitle = findTitle()
    history.isRecording = !isPreview
  }

  package var focusedElement: ElementID? { focus.focused }

  package var title: String { shownTitle }

  package func perform(_ action: Action, on id: ElementID) -> Bool {
    guard let element = tree.element(id) else { return false }
    guard !element.isOnHiddenPage || !action.isPress else { return false }
    switch action {
    case .focus: focus.gained(id)
    case .blur: focus.lost(id)
    default: break
    }
    return graph.batch { element.source.perform(action, on: element) }
  }

  package func settle() { graph.settle() }

  package func update(_ new: ScreenSettings) {
    settings = new
    graph.batch { applySettings() }
  }

  package func close() {
    rootNode?.unmount()
    rootNode = nil
  }

  /// The whole hierarchy as text.
  package func dump() -> String { rootNode?.dump() ?? "" }

  /// What is wrong with the hierarchy; empty when its invariants hold.
  package func brokenInvariants() -> [String] { rootNode?.brokenInvariants() ?? [] }

  /// Takes reports for the developer.
  package var report: (String) -> Void {
    get { graph.report }
    set { graph.report = newValue }
  }

  package var evaluations: Int { graph.evaluations }

  private func applySettings() {
    var values = EnvironmentValues()
    values.colorScheme = settings.isDark ? .dark : .light
    values.locale = Locale(identifier: settings.languages.first ?? "en")
    values.languages = settings.languages
    values.layoutDirection =
      Locale.Language(identifier: settings.languages.first ?? "en").characterDirection
        == .rightToLeft ? .rightToLeft : .leftToRight
    values.horizontalSizeClass = settings.isCompact ? .compact : .regular
    values.accessibilityReduceMotion = settings.reducesMotion
    for (key, override) in values.overrides { override.store(in: rootScope, for: key) }
  }

  func listenToFocus(_ id: ElementID, _ listener: ((Bool) -> Void)?) {
    focusListeners[id] = listener
  }

  func focusChanged(_ id: ElementID, hasFocus: Bool) { focusListeners[id]?(hasFocus) }

  /// Runs a body and reports it when it took too long.
  @inline(__always)
  func measure<Result>(_ name: @autoclosure () -> String, _ body: () -> Result) -> Result {
    guard let watchdog = Watchdog.shared else { return body() }
    return watchdog.time(name(), body)
  }
}

// MARK: Presentations

extension ViewHost {
  /// Puts a presentation above everything that is on screen.
  func present(_ node: AnyViewNode) {
    presentations.append(node)
    if let presentationRoot { graph.restructure(presentationRoot) }
  }

  func withdraw(_ node: AnyViewNode) {
    presentations.removeAll { $0 === node }
    if let presentationRoot { graph.restructure(presentationRoot) }
  }
}

// MARK: Addresses

extension ViewHost {
  package func open(path: String) {
    let parts = path.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let address = String(parts.first ?? "")
    let fragment = parts.count > 1 ? String(parts[1]) : nil
    guard address != settings.path else { return graph.batch { history.follow(fragment: fragment) } }
    settings.path = address
    history.restart()
    deliverURL()
  }

  func listenToURLs(_ owner: AnyObject, _ action: ((URL) -> Void)?) {
    openURLHandlers.removeAll { $0.owner == ObjectIdentifier(owner) }
    if let action { openURLHandlers.append((ObjectIdentifier(owner), action)) }
  }

  /// Tells the app of the path that it was opened with; a plain visit is no news.
  private func openInitialURL() {
    guard settings.path != "/", !settings.path.isEmpty else { return }
    deliverURL()
    graph.settle()
  }

  private func deliverURL() {
    guard let url = URL(string: settings.path) else { return }
    graph.batch { for handler in openURLHandlers { handler.action(url) } }
  }
}

// MARK: The title

extension ViewHost {
  /// A title changed, or another page came to the front.
  func titlesChanged() {
    guard !isTitleStale else { return }
    isTitleStale = true
    graph.afterPass { [weak self] in self?.updateTitle() }
  }

  private func updateTitle() {
    isTitleStale = false
    let title = findTitle()
    guard title != shownTitle else { return }
    shownTitle = title
    tree.request(.title(title))
  }

  private func findTitle() -> String {
    if let title = tree.root?.frontTitle { return title }
    return webPage.title?.plainText(in: EnvironmentValues(scope: rootScope, host: self)) ?? ""
  }
}
