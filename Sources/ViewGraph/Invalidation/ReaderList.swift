/// The nodes that read a source: a plain list, with an index once it is long.
package struct ReaderList {
  private var nodes: [Unmanaged<Node>] = []
  private var positions: [UnsafeRawPointer: Int]?

  /// From this length on, removal looks up the position instead of searching: measured, a search of
  /// 32 pointers costs about what the dictionary does.
  private static let longestSearched = 32

  package var count: Int { nodes.count }

  package mutating func insert(_ node: Node) {
    let entry = Unmanaged.passUnretained(node)
    if positions == nil, nodes.count >= Self.longestSearched { buildPositions() }
    positions?[UnsafeRawPointer(entry.toOpaque())] = nodes.count
    nodes.append(entry)
  }

  package mutating func remove(_ node: Node) {
    let key = UnsafeRawPointer(Unmanaged.passUnretained(node).toOpaque())
    guard let position = position(of: key), let last = nodes.popLast() else { return }
    positions?[key] = nil
    guard position < nodes.count else { return }
    nodes[position] = last
    positions?[UnsafeRawPointer(last.toOpaque())] = position
  }

  package func contains(_ node: Node) -> Bool {
    position(of: UnsafeRawPointer(Unmanaged.passUnretained(node).toOpaque())) != nil
  }

  func forEach(_ visit: (Node) -> Void) {
    for entry in nodes { visit(entry.takeUnretainedValue()) }
  }

  private func position(of key: UnsafeRawPointer) -> Int? {
    if let positions { return positions[key] }
    return nodes.lastIndex { UnsafeRawPointer($0.toOpaque()) == key }
  }

  private mutating func buildPositions() {
    var built: [UnsafeRawPointer: Int] = [:]
    built.reserveCapacity(nodes.count * 2)
    for (offset, entry) in nodes.enumerated() { built[UnsafeRawPointer(entry.toOpaque())] = offset }
    positions = built
  }
}
