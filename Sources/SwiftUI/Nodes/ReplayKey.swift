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
    var hash = PlaceHash()
    var node = self
    while let parent = node.parentView {
      if !node.mixID(into: &hash) { parent.mixPosition(of: node, into: &hash) }
      node = parent
    }
    return String(hash.value, radix: 36)
  }

  func position(of wanted: AnyViewNode) -> Int {
    var position = 0
    var found = 0
    forEachChild { child in
      if child === wanted { found = position }
      position += 1
    }
    return found
  }
}

/// A node that an id tells apart, not its position.
@MainActor protocol IdentifiedNode { func mixID(into hash: inout PlaceHash) -> Bool }

extension ForEachRow: IdentifiedNode {}

/// FNV-1a, 64 bits (draft-eastlake-fnv): stable across processes, unlike Hasher.
struct PlaceHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  private mutating func mix(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  mutating func mix(_ number: Int) {
    var rest = UInt(bitPattern: number)
    repeat {
      mix(byte: UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    } while rest > 0
    mix(byte: 0x23)
  }

  /// An id by its description; the usual types have a shorter way to the same end.
  mutating func mix(id: some Hashable) {
    mix(byte: 0x69)
    switch id {
    case let number as Int: mix(number)
    case let text as String: mix(text)
    default: mix("\(id)")
    }
  }

  private mutating func mix(_ text: String) {
    for byte in text.utf8 { mix(byte: byte) }
    mix(byte: 0x3A)
  }
}
