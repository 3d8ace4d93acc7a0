import SwiftUI

extension View {
  /// Says aloud what the closure gives, once the value has stood for as long as people pause between
  /// words: a screen reader says each key until then.
  ///
  /// Source: WCAG 2.2, success criterion 4.1.3, Status Messages.
  func announcing<Value: Equatable>(
    _ value: Value, words: @escaping @MainActor () -> String?
  ) -> some View {
    modifier(AnnouncingModifier(value: value, words: words))
  }
}

private struct AnnouncingModifier<Value: Equatable>: ViewModifier {
  let value: Value
  let words: @MainActor () -> String?
  @Environment(\.announcementClock) private var clock

  func body(content: Content) -> some View {
    content.task(id: value) {
      do { try await clock.sleep(for: .seconds(1)) } catch { return }
      guard let text = words() else { return }
      AccessibilityNotification.Announcement(text).post()
    }
  }
}

extension EnvironmentValues {
  /// Measures the pause before an announcement.
  var announcementClock: any Clock<Duration> {
    get { self[AnnouncementClockKey.self] }
    set { self[AnnouncementClockKey.self] = newValue }
  }

  private enum AnnouncementClockKey: EnvironmentKey {
    static var defaultValue: any Clock<Duration> { ContinuousClock() }
  }
}
