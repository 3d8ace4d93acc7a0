import Foundation

/// A clock that stands still until a test moves it.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  // All state is guarded by the lock.
  private let lock = NSLock()
  private var time = Instant()
  private var sleepers: [UUID: Sleeper] = [:]

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .zero }
  /// How many tasks sleep.
  var sleeping: Int { lock.withLock { sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        lock.withLock {
          if Task.isCancelled {
            continuation.resume(throwing: CancellationError())
          } else if deadline <= time {
            continuation.resume()
          } else {
            sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          }
        }
      }
    } onCancel: {
      lock.withLock { sleepers.removeValue(forKey: id) }?
        .continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the time on, once `sleepers` tasks sleep, and lets those run that are due.
  @MainActor func advance(by duration: Duration, after sleepers: Int = 1) async {
    await eventually { self.sleeping >= sleepers }
    lock.withLock {
      time = time.advanced(by: duration)
      for (id, sleeper) in self.sleepers where sleeper.deadline <= time {
        self.sleepers.removeValue(forKey: id)
        sleeper.continuation.resume()
      }
    }
    await pause()
  }
}

/// Lets other tasks run until the condition holds; on a machine that is busy with other tests, too.
@MainActor func eventually(_ condition: () -> Bool) async {
  let end = ContinuousClock.now + .seconds(20)
  var turn = 0
  while !condition() {
    turn += 1
    guard turn < 10_000 || ContinuousClock.now < end else { return }
    await Task.yield()
    if turn > 100 { await otherThreads() }
  }
}

/// Lets other tasks run as far as they get, also those that pass by other threads on their way.
@MainActor func pause() async {
  for _ in 0..<10 {
    for _ in 0..<5 { await Task.yield() }
    await otherThreads()
  }
}

/// Waits for a turn of the threads that carry tasks from one actor to another.
private func otherThreads() async { await Task.detached {}.value }
