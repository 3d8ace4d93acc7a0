/// Nodes that wait for evaluation, the shallowest first.
struct DirtyQueue {
  private var buckets: [[Node]] = []
  private var lowest = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: Node) {
    let depth = Int(node.depth)
    while buckets.count <= depth { buckets.append([]) }
    buckets[depth].append(node)
    lowest = count == 0 ? depth : min(lowest, depth)
    count += 1
  }

  mutating func popFirst() -> Node? {
    guard count > 0 else { return nil }
    while buckets[lowest].isEmpty { lowest += 1 }
    count -= 1
    return buckets[lowest].removeLast()
  }

  mutating func removeAll() -> [Node] {
    let all = buckets.flatMap(\.self)
    buckets.removeAll()
    count = 0
    return all
  }
}
