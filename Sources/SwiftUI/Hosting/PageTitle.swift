import DisplayTree
import ViewGraph

/// Keeps the title of the browser tab that of the page in front.
@MainActor final class PageTitle {
  private(set) var shown = ""
  private var isStale = false
  private unowned let host: ViewHost

  init(host: ViewHost) { self.host = host }

  /// The first pass is over: the page is served with the title that it has now.
  func pageIsShown() { shown = current }

  /// A title changed, or another page came to the front.
  func changes() {
    guard !isStale else { return }
    isStale = true
    host.graph.afterPass { [weak self] in self?.update() }
  }

  private func update() {
    isStale = false
    let title = current
    guard title != shown else { return }
    shown = title
    host.tree.request(.title(title))
  }

  private var current: String {
    if let title = host.tree.root?.frontTitle { return title }
    let values = EnvironmentValues(scope: host.rootScope, host: host)
    return host.webPage.title?.plainText(in: values) ?? ""
  }
}
