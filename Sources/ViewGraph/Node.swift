/// One view at one place: the home of its state, its dependencies and its children.
///
/// A node lives as long as its identity: same place, same branch, same explicit id. When the
/// identity changes the node is unmounted and a new one takes its place.
///
/// Invariant: a mounted node's parent is mounted, its depth is its parent's plus one, and it stands
/// in the reader list of each source in `dependencies` (`brokenInvariants`).
///
/// What is `nonisolated(unsafe)` is touched on the main thread only, by writes to sources that mark.
@MainActor open class Node {
  package unowned(unsafe) final let parent: Node?
  /// Kept alive by the node, which finds its graph through it even after it left the screen.
  package nonisolated final let scope: EnvironmentScope
  package nonisolated final let depth: Int32
  package nonisolated(unsafe) final var flags: Flags = [.mounted]
  /// Rises with each run of a body; wraps around.
  package nonisolated(unsafe) final var generation: UInt16 = 0
  /// Not checked for accesses that overlap: it is replaced or looked through, and nothing is called meanwhile.
  @exclusivity(unchecked) package nonisolated(unsafe) final var dependencies = DependencyList()

  package init(in place: Place) {
    parent = place.parent
    scope = place.scope
    depth = (place.parent?.depth ?? -1) + 1
  }

  package nonisolated var graph: Graph { scope.graph }

  /// Runs what this node computes anew, because something it read changed.
  open func evaluate() {}

  /// Calls the closure with each child, in the order they stand on screen.
  open func forEachChild(_ visit: (Node) -> Void) {}

  /// Takes the elements of the subtree into the element that this node owns.
  open func syncChildren() {}

  /// The last call: the view left the screen.
  open func unmounted() {}

  /// What the text dump calls the node.
  open var label: String { String(describing: type(of: self)) }

  /// Details that the text dump adds after the label.
  open var detail: String { "" }

  /// Marks the node, so that the next pass evaluates it.
  package nonisolated func invalidate() {
    graph.takeCarried()
    guard flags.contains(.mounted), !flags.contains(.dirty) else { return }
    flags.insert(.dirty)
    graph.enqueue(self)
  }

  /// Ends the node and everything below it, children first.
  package func unmount() {
    guard flags.contains(.mounted) else { return }
    forEachChild { $0.unmount() }
    flags.remove(.mounted)
    forgetDependencies()
    unmounted()
  }

  package nonisolated var isMounted: Bool { flags.contains(.mounted) }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    // The general one is not specialised in other modules, and asked for every element.
    @inlinable package func contains(_ member: Self) -> Bool {
      rawValue & member.rawValue == member.rawValue
    }

    package static let mounted = Flags(rawValue: 1)
    package static let dirty = Flags(rawValue: 2)
    /// Evaluated in the round that is running.
    package static let ran = Flags(rawValue: 4)
    /// Waits for `syncChildren`.
    package static let restructured = Flags(rawValue: 8)
    /// For subclasses.
    package static let custom = Flags(rawValue: 16)
    /// A preference is written here or below.
    package static let writesPreferences = Flags(rawValue: 32)
    /// Has read an observable object.
    package static let observes = Flags(rawValue: 64)
  }
}

/// Where a node is to be mounted.
@MainActor package struct Place {
  package let parent: Node?
  package let scope: EnvironmentScope

  package init(parent: Node?, scope: EnvironmentScope) {
    self.parent = parent
    self.scope = scope
  }
}
