import Foundation

/// A clock whose sleepers wake when a test says that the pause is over, and not before.
final class PauseClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  // Guarded by the lock.
  private let lock = NSLock()
  private var sleepers: [UUID: CheckedContinuation<Void, any Error>] = [:]

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }
  /// How many tasks wait for the end of the pause.
  var sleeping: Int { lock.withLock { sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        lock.withLock {
          if Task.isCancelled {
            continuation.resume(throwing: CancellationError())
          } else {
            sleepers[id] = continuation
          }
        }
      }
    } onCancel: {
      lock.withLock { sleepers.removeValue(forKey: id) }?
        .resume(throwing: CancellationError())
    }
  }

  /// Wakes everybody.
  func end() {
    let woken = lock.withLock {
      defer { sleepers = [:] }
      return sleepers
    }
    woken.values.forEach { $0.resume() }
  }
}
