/// The environment values that one modifier sets for the views below it.
///
/// Scopes form a chain towards the root. The chain of a node never changes while it lives, since a
/// modifier's place is part of the identity; so a value that no scope sets can never change.
///
/// Each read of the environment looks at `slots` and `keyBits` of several scopes, one statement each: no
/// accesses overlap, and they are not checked for that at run time.
@MainActor package final class EnvironmentScope {
  /// The graph of all nodes in the scope; they find it here, so that each is a word smaller.
  package nonisolated unowned(unsafe) let graph: Graph
  /// Kept: closures of a view that is gone, of `onDisappear` or a task, may still read its environment.
  package nonisolated let parent: EnvironmentScope?
  @exclusivity(unchecked) package nonisolated(unsafe) private(set) var slots:
    [(key: ObjectIdentifier, slot: Source)] = []
  /// A bit for each key in `slots`: most scopes set none of what is asked for, and say so at once.
  @exclusivity(unchecked) private nonisolated(unsafe) var keyBits: UInt64 = 0

  /// The scope of everything in the graph.
  package init(of graph: Graph) {
    self.graph = graph
    parent = nil
  }

  package init(parent: EnvironmentScope) {
    graph = parent.graph
    self.parent = parent
  }

  /// The slot that holds the key's value for views in this scope, from here outwards.
  package nonisolated func slot(for key: ObjectIdentifier) -> Source? {
    let bit = Self.bit(of: key)
    // Every scope of the chain is kept by the one inside of it, so nothing needs counting here: each read
    // of the environment comes this way.
    unowned(unsafe) var scope = self
    while true {
      if scope.keyBits & bit != 0 {
        for entry in scope.slots where entry.key == key { return entry.slot }
      }
      unowned(unsafe) let parent = scope.parent
      guard let parent else { return nil }
      scope = parent
    }
  }

  /// Metadata is aligned, so that the lowest bits of its address say nothing.
  private nonisolated static func bit(of key: ObjectIdentifier) -> UInt64 {
    let address = UInt(bitPattern: key)
    return 1 << UInt64((address >> 4 ^ address >> 10) & 63)
  }

  /// Sets a key here; readers are marked if the value differs from before.
  package nonisolated func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    for entry in slots where entry.key == key {
      (entry.slot as? StateLocation<Value>)?.set(value)
      return
    }
    slots.append((key, StateLocation(value)))
    keyBits |= Self.bit(of: key)
  }
}
