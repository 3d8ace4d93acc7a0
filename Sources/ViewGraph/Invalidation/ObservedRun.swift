import Observation

/// Ends what one run of a body registered with the objects that it read.
///
/// A registration stands until one of the properties changes, and `Observation` offers no way to
/// take it back; a body that runs again and again while they stay the same would pile them up in
/// its objects. So the run reads a property of its own, too, which changes when the node's next run,
/// or its end, drops this source from what it depends on.
package final class ObservedRun: Source, @unchecked Sendable {
  private let registrar = ObservationRegistrar()

  package func begin() {
    recordRead()
    registrar.access(Anchor.shared, keyPath: Anchor.mark)
  }

  deinit { registrar.willSet(Anchor.shared, keyPath: Anchor.mark) }

  /// Node types of which one has read an observable object: the next ones know it from their first
  /// run on.
  @MainActor private static var observers: Set<ObjectIdentifier> = []

  @MainActor package static func isExpected(of node: Node) -> Bool {
    !observers.isEmpty && observers.contains(ObjectIdentifier(type(of: node)))
  }

  @MainActor package static func expect(of node: Node) {
    observers.insert(ObjectIdentifier(type(of: node)))
  }

  /// What the registrar wants to be named.
  private final class Anchor: Observable, Sendable {
    static let shared = Anchor()
    /// A literal path, which captures nothing; the type alone does not say so.
    nonisolated(unsafe) static let mark: KeyPath<Anchor, Bool> = \Anchor.isMarked
    let isMarked = true
  }
}
