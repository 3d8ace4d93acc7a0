import Synchronization

/// Counts of what the host did since it started, for `/metrics` and for tests.
final class Metrics: Sendable {
  /// Sessions that are alive now.
  let sessions = Atomic<Int>(0)
  let sessionsOpened = Atomic<Int>(0)
  /// Sessions whose connection is lost and whose tab may come back.
  let suspended = Atomic<Int>(0)
  let resumed = Atomic<Int>(0)
  let pages = Atomic<Int>(0)
  let files = Atomic<Int>(0)
  let events = Atomic<Int>(0)
  /// Events for elements that had left the screen.
  let lateEvents = Atomic<Int>(0)
  /// Events that their element did not take: disabled, hidden, or not offered.
  let ignoredEvents = Atomic<Int>(0)
  let passes = Atomic<Int>(0)
  let patches = Atomic<Int>(0)
  let patchBytes = Atomic<Int>(0)
  private let refusals = Mutex<[Refusal: Int]>([:])

  func count(_ refusal: Refusal) {
    refusals.withLock { $0[refusal, default: 0] += 1 }
  }

  func refused(_ refusal: Refusal) -> Int {
    refusals.withLock { $0[refusal, default: 0] }
  }
}

extension Atomic<Int> {
  borrowing func add(_ amount: Int = 1) { wrappingAdd(amount, ordering: .relaxed) }

  var value: Int { borrowing get { load(ordering: .relaxed) } }
}
