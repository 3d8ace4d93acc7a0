import Foundation

/// The thread that view code and the graph run on: whichever serves the main queue.
package enum MainThread {
  /// The process's first thread, once a graph was made on it. After `dispatchMain()` the main queue
  /// is served by others, which the queue's own mark tells. Both are set once, with the first graph,
  /// before another thread can have anything of a graph to ask about.
  private nonisolated(unsafe) static var first: pthread_t?
  private nonisolated(unsafe) static var isMarked = false
  private static let mark = DispatchSpecificKey<Bool>()

  @MainActor package static func remember() {
    guard !isMarked else { return }
    isMarked = true
    DispatchQueue.main.setSpecific(key: mark, value: true)
    if Thread.isMainThread { first = pthread_self() }
  }

  /// Whether the caller runs on the main queue; true before any graph exists.
  package static var isCurrent: Bool {
    if let first, pthread_equal(first, pthread_self()) != 0 { return true }
    return !isMarked || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// Runs the closure now on the main queue, or soon if called from elsewhere.
  package static func run(_ body: @escaping @Sendable () -> Void) {
    if isCurrent { body() } else { DispatchQueue.main.async(execute: body) }
  }
}
