/// A plain list of readers, with an index once it is long.
package final class LongReaderList {
  private var nodes: [Unmanaged<Node>]
  private var positions: [UnsafeRawPointer: Int]?

  /// From this length on, removal looks up the position instead of searching: measured, a search of
  /// 32 pointers costs about what the dictionary does.
  private static let longestSearched = 32

  init(_ nodes: [Unmanaged<Node>]) { self.nodes = nodes }

  var count: Int { nodes.count }

  func insert(_ entry: Unmanaged<Node>) {
    if positions == nil, nodes.count >= Self.longestSearched { buildPositions() }
    positions?[UnsafeRawPointer(entry.toOpaque())] = nodes.count
    nodes.append(entry)
  }

  func remove(_ node: Node) {
    let key = UnsafeRawPointer(Unmanaged.passUnretained(node).toOpaque())
    guard let position = position(of: key), let last = nodes.popLast() else { return }
    positions?[key] = nil
    guard position < nodes.count else { return }
    nodes[position] = last
    positions?[UnsafeRawPointer(last.toOpaque())] = position
  }

  func contains(_ node: Node) -> Bool {
    position(of: UnsafeRawPointer(Unmanaged.passUnretained(node).toOpaque())) != nil
  }

  func forEach(_ visit: (Node) -> Void) {
    for entry in nodes { visit(entry.takeUnretainedValue()) }
  }

  private func position(of key: UnsafeRawPointer) -> Int? {
    if let positions { return positions[key] }
    return nodes.lastIndex { UnsafeRawPointer($0.toOpaque()) == key }
  }

  private func buildPositions() {
    var built: [UnsafeRawPointer: Int] = [:]
    built.reserveCapacity(nodes.count * 2)
    for (offset, entry) in nodes.enumerated() { built[UnsafeRawPointer(entry.toOpaque())] = offset }
    positions = built
  }
}
