import Observation
import ViewGraph

extension AnyViewNode {
  /// Runs a body and marks this node once when an observable object that it read changes.
  ///
  /// The closure is only made when the body read such an object. A change that an earlier run saw
  /// does not count: the run since then has seen it, too.
  func observing<Result>(_ body: () -> Result) -> Result {
    let isFirst = generation == 0
    generation &+= 1
    let generation = generation
    if isFirst, ObservedRun.isExpected(of: self) { flags.insert(.observes) }
    return withObservationTracking(
      {
        if flags.contains(.observes) { ObservedRun().begin() }
        return body()
      }, onChange: report(generation))
  }

  /// Made when the body read an object.
  private func report(_ generation: UInt16) -> @Sendable () -> Void {
    if !flags.contains(.observes) {
      flags.insert(.observes)
      ObservedRun.expect(of: self)
    }
    return { [weak self] in ObservedChange.report(to: self, generation: generation) }
  }
}

/// Brings the change of an observed object to the node that read it, on the main queue.
///
/// The change is announced before it happens; the node only runs in the pass that follows.
package enum ObservedChange {
  /// Reports so far; tests read the difference.
  @MainActor package private(set) static var count = 0

  nonisolated static func report(to node: AnyViewNode?, generation: UInt16) {
    guard let node else { return }
    MainThread.run {
      MainActor.assumeIsolated {
        count += 1
        if node.generation == generation { node.observedObjectChanged() }
      }
    }
  }
}
