import DisplayTree
import ViewGraph

/// Runs the action that brings a view up to date, and returns when it is done.
///
/// Source: Apple's SwiftUI, `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Runs the action and waits for its end: `await refresh()`.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The action of the nearest `refreshable`.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
}

/// The button that stands for the pull of a finger.
nonisolated struct RefreshButton: View {
  let action: RefreshAction
  @State private var isRunning = false
  @Environment(\.self) private var values

  init(action: RefreshAction) { self.action = action }

  @MainActor var body: some View {
    Button {
      isRunning = true
      Task {
        await action()
        isRunning = false
      }
    } label: {
      Image(systemName: "arrow.clockwise")
    }
    .accessibilityLabel(Text(verbatim: SystemWord.refresh.text(in: values)))
    .disabled(isRunning)
  }
}

extension View {
  /// Lets a person bring the view up to date: a button in the bar runs the action.
  ///
  /// The button takes no press while the action runs.
  @preconcurrency nonisolated public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    let refresh = RefreshAction(action: action)
    return environment(\.refresh, refresh).modifier(RefreshModifier(action: refresh))
  }
}

/// Puts the button that stands for the pull of a finger into the bar of the page.
nonisolated struct RefreshModifier: ViewModifier {
  typealias Body = Never

  let action: RefreshAction

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: RefreshNode(view, inputs))
  }
}

/// A refresh button and the page whose bar it stands in: set around a navigation, that is the
/// navigation's first page, so that no second bar stands above.
@MainActor final class RefreshPlace {
  fileprivate var button: AnyViewNode?
  fileprivate private(set) var page: Page?

  func move(to page: Page?) {
    guard let button else { return }
    self.page?.remove(toolbar: button)
    self.page = page
    page?.add(toolbar: button)
  }
}

extension EnvironmentValues {
  /// A refresh button from around the navigation.
  var refreshPlace: RefreshPlace? {
    get { self[RefreshPlaceKey.self] }
    set { self[RefreshPlaceKey.self] = newValue }
  }

  private enum RefreshPlaceKey: EnvironmentKey { static var defaultValue: RefreshPlace? { nil } }
}

@MainActor
final class RefreshNode<Content: View>: ContentNode<Content, RefreshModifier> {
  private typealias Item = ToolbarItemView<RefreshButton>

  private var button: ViewNode<Portal<Item>>?
  private let own: EnvironmentScope
  private let place = RefreshPlace()

  override init(_ view: ModifiedContent<Content, RefreshModifier>, _ inputs: _ViewInputs) {
    own = EnvironmentScope(parent: inputs.place.scope)
    super.init(view, inputs)
  }

  override var contentScope: EnvironmentScope { own }

  override func contentWillMount() {
    let button = mount(portal(modifier), _ViewInputs(below: self))
    self.button = button
    place.button = button
    let page = EnvironmentValues(scope: scope, host: host).page
    place.move(to: page)
    if page?.isInNavigation != true { own.set(for: host) { $0.refreshPlace = place } }
  }

  private func portal(_ modifier: RefreshModifier) -> Portal<Item> {
    let item = ToolbarItemView(
      placement: .primaryAction, content: RefreshButton(action: modifier.action))
    return Portal(content: item) { [weak place] in place?.page?.chromeChanged() }
  }

  override func modifierChanged(from old: RefreshModifier) { button?.update(portal(modifier)) }

  override func appendElements(to elements: inout [Element]) {
    child?.appendElements(to: &elements)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let button { visit(button) }
  }

  override func unmounted() { place.move(to: nil) }

  override var label: String { "refreshable" }
}
