import Observation
import ViewGraph

extension AnyViewNode {
  /// Runs a body and marks this node once when an observable object that it read changes.
  ///
  /// The closure is only made when the body read such an object. A change that an earlier run saw
  /// does not count: the run since then has seen it, too.
  func observing<Result>(_ body: () -> Result) -> Result {
    generation &+= 1
    let generation = generation
    return withObservationTracking(body) { [weak self] in
      ObservedChange.report(to: self, generation: generation)
    }
  }
}

/// Brings the change of an observed object to the node that read it, on the main queue.
///
/// The change is announced before it happens; the node only runs in the pass that follows.
enum ObservedChange {
  nonisolated static func report(to node: AnyViewNode?, generation: UInt16) {
    guard let node else { return }
    MainThread.run {
      if node.generation == generation { node.invalidate() }
    }
  }
}
