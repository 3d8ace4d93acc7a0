import ViewGraph

/// The screen on which announcements are spoken: the one for which code runs, as the tasks that it
/// begins inherit.
@MainActor final class AnnouncementTarget {
  nonisolated static let current = TaskLocal<AnnouncementTarget?>(wrappedValue: nil)

  private weak var host: ViewHost?

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
}
