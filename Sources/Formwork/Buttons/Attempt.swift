import SwiftUI

/// Something that a button begins and that takes its time: under way, or how it ended last.
struct Attempt: Equatable {
  /// Counts the attempts, so that each has a task of its own.
  private(set) var number = 0
  private(set) var isRunning = false
  private(set) var failure: String?

  /// Begins at most one at a time.
  mutating func begin() {
    guard !isRunning else { return }
    number += 1
    isRunning = true
    failure = nil
  }

  mutating func end(_ error: (any Error)? = nil) {
    isRunning = false
    failure = error?.localizedDescription
  }

  mutating func forgetFailure() { failure = nil }
}

extension View {
  /// Runs the action for each attempt; a failure is said aloud. One that is still under way ends when
  /// the view leaves the screen.
  func attempt(
    _ attempt: Binding<Attempt>, action: @escaping @MainActor () async throws -> Void
  ) -> some View {
    task(id: attempt.wrappedValue.number) {
      // A task that was cancelled before it began runs all the same.
      guard !Task.isCancelled, attempt.wrappedValue.isRunning else { return }
      do {
        try await action()
        attempt.wrappedValue.end()
      } catch is CancellationError {
        attempt.wrappedValue.end()
      } catch {
        attempt.wrappedValue.end(error)
        AccessibilityNotification.Announcement(error.localizedDescription).post()
      }
    }
  }
}
