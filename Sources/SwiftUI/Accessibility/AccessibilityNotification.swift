import ViewGraph

/// What assistive technology is told beside what stands on the screen.
///
/// Source: Apple's Accessibility, `AccessibilityNotification`.
nonisolated public enum AccessibilityNotification {
  /// A sentence that a screen reader speaks: a form was sent, an error appeared.
  ///
  /// ```swift
  /// AccessibilityNotification.Announcement("Account created").post()
  /// ```
  ///
  /// Unchecked: what a text holds never changes.
  public struct Announcement: @unchecked Sendable {
    let text: Text

    /// A key that is looked up in the language of the person who hears it; a literal is one.
    public init(_ announcement: LocalizedStringResource) { text = announcement.text }

    /// A text that is spoken as it is, looked up nowhere.
    @_disfavoredOverload
    public init(_ announcement: String) { text = Text(verbatim: announcement) }

    /// A text as it is; what its attributes say of looks is not spoken.
    @_disfavoredOverload
    public init(_ announcement: AttributedString) {
      self.init(String(announcement.characters))
    }

    /// Speaks on the screen for which the calling code runs: an action, a change, or a task that
    /// one of them began. Elsewhere nobody listens.
    public func post() {
      guard let target = ScreenTarget.current.get() else { return }
      MainThread.run { MainActor.assumeIsolated { target.speak(self) } }
    }
  }
}
