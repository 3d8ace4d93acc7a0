import DisplayTree
import Foundation
import ViewGraph

/// Runs one view hierarchy for one person: its graph, its display tree, its focus.
@MainActor package final class ViewHost: HostedScreen {
  package let tree = Tree()
  private(set) lazy var graph = Graph(owner: self)
  private(set) lazy var focus = FocusRegistry(host: self)
  let succession = FieldSuccession()
  private(set) lazy var motion = Motion(graph)
  private var rootNode: AnyViewNode?
  private(set) lazy var rootScope = EnvironmentScope(of: graph)
  package var settings: ScreenSettings
  /// Whether lists without an edit mode of their own are being edited.
  private let editMode = StateLocation(EditMode.inactive)
  /// No task and no timer is started: the screen serves one page and is thrown away.
  let isPreview: Bool
  private(set) lazy var history = History(host: self)
  private(set) lazy var pageTitle = PageTitle(host: self)
  /// What stands above the whole screen: sheets, covers, alerts, in the order of their opening.
  var presentations: [AnyViewNode] = []
  /// The node whose element presentations stand in.
  weak var presentationRoot: AnyViewNode?
  /// The field that the event being applied typed into.
  private(set) var typing: ElementID?
  /// What code that runs for this screen means by "this screen".
  private(set) lazy var target = ScreenTarget(self)
  /// What views say of leaving the page, wherever they stand.
  private(set) lazy var leaving: TraitBox<LeavingTraits> = {
    let box = TraitBox(LeavingTraits())
    box.onChange = { [weak self] _ in self?.tree.root?.mark(.accessibility) }
    return box
  }()
  var openURLHandlers: [(owner: ObjectIdentifier, action: (URL) -> Void)] = []
  /// Values of `AppStorage` and `SceneStorage` for this session.
  let appStorage = KeyedStorage()
  let sceneStorage = KeyedStorage()
  /// Views whose coordinates have a name; of equal names, the one that came last.
  var coordinateSpaces: [AnyHashable: WeakSpace] = [:]
  /// Title, icon and tint that the scene asks for.
  var webPage = WebPage()
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
    applySettings()
    let inputs = _ViewInputs(place: Place(parent: nil, scope: rootScope))
    let node = graph.batch { mount(RootView(content: root), inputs) }
    rootNode = node
    var elements: [Element] = []
    node.appendElements(to: &elements)
    if let element = elements.first { tree.setRoot(element) }
    graph.settle()
    openInitialURL()
    pageTitle.pageIsShown()
    history.isRecording = !isPreview
    motion.pageIsShown()
  }

  package var focusedElement: ElementID? { focus.focused }

  package var title: String { pageTitle.shown }

  package var language: String {
    Localization.lookup.shown(to: settings.languages).tag.description
  }

  package func perform(_ action: Action, on id: ElementID) -> Bool {
    guard let element = tree.element(id) else { return false }
    guard accepts(action, on: element) else {
      refuse(action, on: element)
      return false
    }
    typing = nil
    switch action {
    case .focus: focus.gained(id)
    case .blur: focus.lost(id)
    case .input: typing = id
    default: break
    }
    return target.open {
      measure("An action of a \(element.kind)") {
        graph.batch { element.provider.perform(action, on: element) }
      }
    }
  }

  private func accepts(_ action: Action, on element: Element) -> Bool {
    guard !action.isPress || !element.isOnHiddenPage else { return false }
    return element.provider.accepts(action, on: element)
  }

  /// What the browser holds and the control did not take is put back.
  private func refuse(_ action: Action, on element: Element) {
    switch action {
    case .input, .choose: element.mark(.value)
    default: break
    }
  }

  package func settle() {
    target.open { graph.settle() }
    typing = nil
  }

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
  package func brokenInvariants() -> [String] {
    (rootNode?.brokenInvariants() ?? []) + tree.brokenInvariants()
  }

  /// Takes reports for the developer.
  package var report: (String) -> Void {
    get { graph.report }
    set { graph.report = newValue }
  }

  package var evaluations: Int { graph.evaluations }

  /// Whether the page tells when its tab comes to the front and leaves it.
  private(set) var watchesVisibility = false

  func watchVisibility() {
    guard !watchesVisibility else { return }
    watchesVisibility = true
    tree.root?.mark(.accessibility)
  }

  /// Light or dark as a view asks for the whole page.
  private(set) var preferredColorScheme: ColorScheme?

  /// A preference changed and nobody on the way up kept it to itself.
  func preferenceReachedRoot(_ key: ObjectIdentifier?) {
    guard key == ObjectIdentifier(PreferredColorSchemeKey.self) else { return }
    graph.afterPass { [weak self] in self?.applyPreferredColorScheme() }
  }

  private func applyPreferredColorScheme() {
    let preferred = rootNode?.preference(PreferredColorSchemeKey.self) ?? nil
    guard preferred != preferredColorScheme else { return }
    preferredColorScheme = preferred
    tree.root?.mark([.style, .accessibility])
    applySettings()
  }

  private func applySettings() {
    var values = EnvironmentValues()
    values.colorScheme = preferredColorScheme ?? (settings.isDark ? .dark : .light)
    let shown = Localization.lookup.shown(to: settings.languages)
    values.locale = shown.locale
    values.languages = shown.lookedUp
    values.layoutDirection = shown.tag.isRightToLeft ? .rightToLeft : .leftToRight
    values.horizontalSizeClass = settings.isCompact ? .compact : .regular
    values.accessibilityReduceMotion = settings.reducesMotion
    values.scenePhase = settings.isHidden ? .background : .active
    let timeZone = settings.timeZone.flatMap(TimeZone.init(identifier:))
    values.timeZone = timeZone ?? .current
    values.calendar = Calendar.current
    values.calendar.locale = values.locale
    values.calendar.timeZone = values.timeZone
    values.editMode = Binding(location: editMode)
    for (key, override) in values.overrides { override.store(in: rootScope, for: key) }
    tree.say = { [unowned self] word in
      word.text(in: EnvironmentValues(scope: rootScope, host: self))
    }
  }

  /// Runs a body or an action and reports it when it took too long.
  @inline(__always)
  func measure<Result>(_ name: @autoclosure () -> String, _ body: () -> Result) -> Result {
    Watchdog.time(name(), body)
  }
}
