/// The fewest removals, moves and insertions that turn one order of children into another.
///
/// Kept children that already stand in ascending order stay where they are (a longest increasing
/// subsequence); the others move. Everything is addressed so that the steps can run in sequence:
/// removals, then moves from the last to the first, then insertions.
struct Reordering<ID: Hashable> {
  struct Move: Equatable {
    let child: ID
    /// The sibling it goes before; nil: the end.
    let before: ID?
  }

  struct Insertion: Equatable {
    /// Neighbours that come in together, in order.
    let children: [ID]
    let before: ID?
  }

  private(set) var removed: [ID] = []
  private(set) var moves: [Move] = []
  private(set) var insertions: [Insertion] = []

  /// `isKept` says of a child of both orders whether its node can stay.
  init(from old: [ID], to new: [ID], isKept: (ID) -> Bool = { _ in true }) {
    var positions: [ID: Int] = [:]
    positions.reserveCapacity(old.count)
    for (index, id) in old.enumerated() { positions[id] = index }
    let kept = new.filter { positions[$0] != nil && isKept($0) }
    let keptSet = kept.count == old.count ? nil : Set(kept)
    if let keptSet { removed = old.filter { !keptSet.contains($0) } }
    findMoves(kept, positions)
    findInsertions(new, Set(kept))
  }

  private mutating func findMoves(_ kept: [ID], _ positions: [ID: Int]) {
    let order = kept.map { positions[$0] ?? 0 }
    let stays = longestIncreasingSubsequence(of: order)
    guard stays.count < kept.count else { return }
    var isStaying = [Bool](repeating: false, count: kept.count)
    for index in stays { isStaying[index] = true }
    var next: ID?
    for index in kept.indices.reversed() {
      if !isStaying[index] { moves.append(Move(child: kept[index], before: next)) }
      next = kept[index]
    }
  }

  private mutating func findInsertions(_ new: [ID], _ kept: Set<ID>) {
    guard kept.count < new.count else { return }
    var run: [ID] = []
    for id in new {
      guard kept.contains(id) else {
        run.append(id)
        continue
      }
      if !run.isEmpty { insertions.append(Insertion(children: run, before: id)) }
      run.removeAll(keepingCapacity: true)
    }
    if !run.isEmpty { insertions.append(Insertion(children: run, before: nil)) }
  }
}

/// The indices of a longest strictly ascending run of values, in O(n log n).
func longestIncreasingSubsequence(of values: [Int]) -> [Int] {
  var tails: [Int] = []
  var previous = [Int](repeating: -1, count: values.count)
  for (index, value) in values.enumerated() {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var result: [Int] = []
  var current = tails.last ?? -1
  while current >= 0 {
    result.append(current)
    current = previous[current]
  }
  return result.reversed()
}
