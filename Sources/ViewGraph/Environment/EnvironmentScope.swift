/// The environment values that one modifier sets for the views below it.
///
/// Scopes form a chain towards the root. The chain of a node never changes while it lives, since a
/// modifier's place is part of the identity; so a value that no scope sets can never change.
@MainActor package final class EnvironmentScope {
  /// The graph of all nodes in the scope; they find it here, so that each is a word smaller.
  package nonisolated unowned(unsafe) let graph: Graph
  package nonisolated unowned(unsafe) let parent: EnvironmentScope?
  package nonisolated(unsafe) private(set) var slots: [(key: ObjectIdentifier, slot: Source)] = []

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
    var scope: EnvironmentScope? = self
    while let current = scope {
      for entry in current.slots where entry.key == key { return entry.slot }
      scope = current.parent
    }
    return nil
  }

  /// Sets a key here; readers are marked if the value differs from before.
  package nonisolated func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    for entry in slots where entry.key == key {
      (entry.slot as? StateLocation<Value>)?.set(value)
      return
    }
    slots.append((key, StateLocation(value)))
  }
}
