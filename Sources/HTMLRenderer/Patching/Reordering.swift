/// The fewest removals, moves and insertions that turn one order of children into another.
///
/// Kept children that already stand in ascending order stay where they are (a longest increasing
/// subsequence); the others move. Everything is addressed so that the steps can run in sequence:
/// removals, then moves from the last to the first, then insertions. What both orders begin and end
/// with is passed over, so that one change among many costs little.
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

  init(from old: [ID], to new: [ID]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let next = end > 0 ? new[new.count - end] : nil
    compare(old[start..<(old.count - end)], new[start..<(new.count - end)], next: next)
  }

  private mutating func compare(_ old: ArraySlice<ID>, _ new: ArraySlice<ID>, next: ID?) {
    guard !old.isEmpty else {
      if !new.isEmpty { insertions = [Insertion(children: Array(new), before: next)] }
      return
    }
    guard !new.isEmpty else {
      removed = Array(old)
      return
    }
    var positions: [ID: Int] = [:]
    positions.reserveCapacity(old.count)
    for (index, id) in old.enumerated() { positions[id] = index }
    let kept = new.filter { positions[$0] != nil }
    let keptSet = Set(kept)
    removed = old.filter { !keptSet.contains($0) }
    findMoves(kept, kept.map { positions[$0] ?? 0 }, next: next)
    findInsertions(new, keptSet, next: next)
  }

  private mutating func findMoves(_ kept: [ID], _ positions: [Int], next: ID?) {
    let stays = longestIncreasingSubsequence(of: positions)
    guard stays.count < kept.count else { return }
    var isStaying = [Bool](repeating: false, count: kept.count)
    for index in stays { isStaying[index] = true }
    var next = next
    for index in kept.indices.reversed() {
      if !isStaying[index] { moves.append(Move(child: kept[index], before: next)) }
      next = kept[index]
    }
  }

  private mutating func findInsertions(_ new: ArraySlice<ID>, _ kept: Set<ID>, next: ID?) {
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
    if !run.isEmpty { insertions.append(Insertion(children: run, before: next)) }
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
