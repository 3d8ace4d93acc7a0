import DisplayTree
import ViewGraph

/// A page as its navigation sees it.
@MainActor protocol NavigationPage: AnyViewNode {
  var titleText: String? { get }
  var ownDisplayMode: NavigationBarItem.TitleDisplayMode { get }
}

/// Whoever put a page on a navigation: a link, a destination.
@MainActor protocol NavigationPusher: AnyObject {
  /// The person or the program wants the page to leave: write it into the binding.
  func retract()
}

/// Makes pages for the values of one type.
@MainActor protocol NavigationDestination: AnyObject {
  var valueType: Any.Type { get }
  func makePage(for value: AnyHashable, handle: PresentationHandle) -> (any NavigationPage)?
  func dropPage(_ page: any NavigationPage)
}

/// The pages of one navigation above its first, and the ways by which they come and go.
///
/// Invariant: the values of the entries, from the bottom up, are the path.
@MainActor final class NavigationController {
  /// A page above the first: it stands for a value of the path, or for a binding somewhere.
  struct Entry {
    enum Origin {
      case value(AnyHashable, any NavigationDestination)
      case view(any NavigationPusher)
    }

    let page: any NavigationPage
    let origin: Origin
  }

  private(set) var entries: [Entry] = []
  private var destinations: [any NavigationDestination] = []
  private unowned let node: AnyViewNode
  /// Makes a page for a value that nobody else has one for.
  private unowned let standby: any NavigationDestination
  /// The environment of pushed pages: that of the navigation, which holds this controller.
  private(set) weak var scope: EnvironmentScope?
  /// The pages of a presentation make no entries in the browser's history.
  let isInPresentation: Bool
  let root: () -> (any NavigationPage)?
  var path: NavigationPathSource

  init(
    node: AnyViewNode & NavigationDestination, scope: EnvironmentScope, path: NavigationPathSource,
    isInPresentation: Bool,
    root: @escaping () -> (any NavigationPage)?
  ) {
    self.node = node
    standby = node
    self.scope = scope
    self.path = path
    self.isInPresentation = isInPresentation
    self.root = root
  }

  // MARK: Destinations

  func add(_ destination: any NavigationDestination) {
    destinations.append(destination)
    let isAwaited = { (entry: Entry) in
      guard case .value(let value, let other) = entry.origin else { return false }
      return other === self.standby && type(of: value.base) == destination.valueType
    }
    guard let index = entries.firstIndex(where: isAwaited) else { return }
    removePages(from: index)
    node.invalidate()
  }

  func remove(_ destination: any NavigationDestination) {
    destinations.removeAll { $0 === destination }
    let isGone = { (entry: Entry) in
      if case .value(_, let other) = entry.origin { return other === destination }
      return false
    }
    guard entries.contains(where: isGone) else { return }
    if !isInPresentation { for _ in entries.filter(isGone) { node.host.history.pop(self) } }
    entries.removeAll(where: isGone)
    pagesChanged()
  }

  private func destination(for value: AnyHashable) -> (any NavigationDestination)? {
    destinations.last { $0.valueType == type(of: value.base) }
  }

  // MARK: The path

  /// A link with a value was tapped.
  func append(_ value: AnyHashable) {
    guard path.accepts(value) else {
      return node.graph.report(
        "The path of the NavigationStack does not take the value of a link,"
          + " a \(type(of: value.base)): its elements are of another type.")
    }
    path.set(path.get() + [value])
  }

  /// Brings the pages in line with the path.
  func follow(_ values: [AnyHashable]) {
    let kept = zip(pathValues, values).prefix { $0 == $1 }.count
    if kept < pathValues.count, let index = indexOfValue(kept) { removePages(from: index) }
    for value in values.dropFirst(kept) { push(value) }
  }

  private var pathValues: [AnyHashable] {
    entries.compactMap { entry in
      if case .value(let value, _) = entry.origin { return value }
      return nil
    }
  }

  private func indexOfValue(_ number: Int) -> Int? {
    var seen = -1
    return entries.firstIndex { entry in
      if case .value = entry.origin { seen += 1 }
      return seen == number
    }
  }

  private func push(_ value: AnyHashable) {
    let known = destination(for: value)
    if known == nil {
      node.graph.report(
        "There is no page for a \(type(of: value.base)): add"
          + " .navigationDestination(for: \(type(of: value.base)).self) { … } inside the stack.")
    }
    let holder = PageHolder()
    let handle = PresentationHandle { [weak self] in
      if let page = holder.page { self?.pop(page) }
    }
    let destination = known ?? standby
    guard let page = destination.makePage(for: value, handle: handle) else { return }
    holder.page = page
    add(Entry(page: page, origin: .value(value, destination)))
  }

  // MARK: Pages

  /// A binding asks for a page.
  func push(_ page: any NavigationPage, by pusher: any NavigationPusher) {
    add(Entry(page: page, origin: .view(pusher)))
  }

  private func add(_ entry: Entry) {
    entries.append(entry)
    if !isInPresentation { node.host.history.push(self) }
    pagesChanged()
  }

  /// A binding does not ask for its page any more, or its owner is gone.
  func forget(_ page: any NavigationPage) {
    guard let index = entries.firstIndex(where: { $0.page === page }) else { return }
    remove(from: index + 1, retracts: true)
    dropLast()
    pagesChanged()
  }

  /// Leaves a page, and all above it, by writing into the path and the bindings.
  func pop(_ page: any NavigationPage) {
    guard let index = entries.firstIndex(where: { $0.page === page }) else { return }
    var values = 0
    for entry in entries[index...].reversed() {
      switch entry.origin {
      case .value: values += 1
      case .view(let pusher): pusher.retract()
      }
    }
    if values > 0 { path.set(path.get().dropLast(values)) }
  }

  /// Leaves the topmost pages.
  func pop(_ count: Int) {
    guard count > 0, count <= entries.count else { return }
    pop(entries[entries.count - count].page)
  }

  private func removePages(from index: Int) {
    remove(from: index, retracts: true)
    pagesChanged()
  }

  /// Unmounts pages, the topmost first.
  private func remove(from index: Int, retracts: Bool) {
    while entries.count > index {
      let entry = entries[entries.count - 1]
      dropLast()
      switch entry.origin {
      case .value(_, let destination): destination.dropPage(entry.page)
      case .view(let pusher): pusher.retract()
      }
    }
  }

  private func dropLast() {
    entries.removeLast()
    if !isInPresentation { node.host.history.pop(self) }
  }

  private func pagesChanged() {
    node.graph.restructure(node)
    node.host.pageTitle.changes()
  }

  // MARK: Bars

  /// The title of the page below, for the back button.
  func backTitle(from page: any NavigationPage) -> String? {
    // iOS says "Back" when the title would leave no room for the page's own.
    below(page)?.titleText.flatMap { $0.count > Self.longestBackTitle ? nil : $0 }
  }

  private static let longestBackTitle = 20

  func inheritedDisplayMode(
    for page: any NavigationPage
  ) -> NavigationBarItem.TitleDisplayMode? {
    var current = below(page)
    while let page = current {
      if page.ownDisplayMode != .automatic { return page.ownDisplayMode }
      current = below(page)
    }
    return nil
  }

  private func below(_ page: any NavigationPage) -> (any NavigationPage)? {
    guard let index = entries.firstIndex(where: { $0.page === page }) else { return nil }
    return index == 0 ? root() : entries[index - 1].page
  }
}

/// Names a page that is still being made.
@MainActor private final class PageHolder {
  weak var page: (any NavigationPage)?
}

extension EnvironmentValues {
  /// The navigation that the view stands in.
  var navigation: NavigationController? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }

  private enum NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationController? { nil }
  }
}
