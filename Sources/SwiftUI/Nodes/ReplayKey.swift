import DisplayTree
import ViewGraph

extension Description {
  /// Says that the element holds what people enter, under the replay key of its node.
  @MainActor mutating func replay(by node: AnyViewNode) {
    makeReplayKey = { MainActor.assumeIsolated { node.replayKey } }
  }
}

extension AnyViewNode {
  /// A short hash of the node's place: structure, branches and ids, the same after a restart.
  var replayKey: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ bytes: some Sequence<UInt8>) {
      // FNV-1a, 64 bits (draft-eastlake-fnv): stable across processes, unlike Hasher.
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    var node: Node = self
    while let parent = node.parent {
      mix(node.identityPart(in: parent).utf8)
      node = parent
    }
    return String(hash, radix: 36)
  }
}

extension Node {
  /// What tells the node apart from its siblings.
  fileprivate func identityPart(in parent: Node) -> String {
    if let identified = self as? any IdentifiedNode { return identified.identity }
    var position = 0
    var found = 0
    parent.forEachChild { child in
      if child === self { found = position }
      position += 1
    }
    return "\(found)"
  }
}

/// A node that an id tells apart, not its position.
@MainActor protocol IdentifiedNode {
  var identity: String { get }
}

extension ForEachRow: IdentifiedNode {
  var identity: String { "id:\(id)" }
}
