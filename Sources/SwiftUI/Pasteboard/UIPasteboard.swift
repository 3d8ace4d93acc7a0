import Synchronization
import ViewGraph

/// The clipboard of the person at the browser.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = code }
/// ```
///
/// Source: Apple's UIKit, `UIPasteboard`. Of its kinds of content there is text. It belongs to the
/// screen for which code runs (an action, a change, or a task that one of them began); elsewhere
/// nothing is copied, and nothing is there. A browser lets no server read the clipboard, so reading
/// gives what was copied on this screen, and nothing of what was copied elsewhere.
nonisolated public final class UIPasteboard: Sendable {
  /// The clipboard that people paste from.
  public static let general = UIPasteboard()

  private init() {}

  /// The text; setting it copies, setting nil copies an empty text.
  public var string: String? {
    get { ScreenTarget.current.get()?.pasteboard.withLock(\.self) }
    set {
      guard let target = ScreenTarget.current.get() else { return }
      target.pasteboard.withLock { $0 = newValue }
      MainThread.run { MainActor.assumeIsolated { target.copy(newValue ?? "") } }
    }
  }

  /// Whether a text was copied on this screen.
  public var hasStrings: Bool { string != nil }
}
