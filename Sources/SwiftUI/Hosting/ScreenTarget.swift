import Synchronization
import ViewGraph

/// The screen that code outside of views means by "this one": where announcements are spoken, and
/// whose browser is copied into. It is the one for which code runs, as the tasks that it begins
/// inherit.
@MainActor final class ScreenTarget {
  nonisolated static let current = TaskLocal<ScreenTarget?>(wrappedValue: nil)

  private weak var host: ViewHost?
  /// What was copied on this screen.
  nonisolated let pasteboard = Mutex<String?>(nil)

  init(_ host: ViewHost) { self.host = host }

  /// Runs code for this screen.
  func open<Result>(_ body: () -> Result) -> Result {
    Self.current.withValue(self, operation: body)
  }

  func speak(_ announcement: AccessibilityNotification.Announcement) {
    host?.graph.afterPass { [weak host] in
      guard let host else { return }
      let environment = EnvironmentValues(scope: host.rootScope, host: host)
      host.tree.request(.announce(announcement.text.plainText(in: environment)))
    }
  }

  func copy(_ text: String) {
    host?.graph.afterPass { [weak host] in host?.tree.request(.copy(text)) }
  }
}
