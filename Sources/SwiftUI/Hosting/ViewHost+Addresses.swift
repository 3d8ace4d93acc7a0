import Foundation
import ViewGraph

extension ViewHost {
  /// The person came to another address: one of the app, or another entry of the same one.
  package func open(path: String) {
    let parts = path.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let address = String(parts.first ?? "")
    guard address != settings.path else {
      return history.follow(fragment: parts.count > 1 ? String(parts[1]) : nil)
    }
    settings.path = address
    history.restart()
    deliverURL()
  }

  func listenToURLs(_ owner: AnyObject, _ action: ((URL) -> Void)?) {
    openURLHandlers.removeAll { $0.owner == ObjectIdentifier(owner) }
    if let action { openURLHandlers.append((ObjectIdentifier(owner), action)) }
  }

  /// Tells the app of the path that it was opened with; a plain visit is no news.
  func openInitialURL() {
    guard settings.path != "/", !settings.path.isEmpty else { return }
    deliverURL()
    graph.settle()
  }

  private func deliverURL() {
    guard let url = URL(string: settings.site + settings.path) else { return }
    graph.batch { for handler in openURLHandlers { handler.action(url) } }
  }
}
