import Randomness
import Testing

@testable import HTMLRenderer

struct ReorderingTests {
  /// Runs the steps as the client does: removals, moves, insertions.
  func apply(_ order: Reordering<Int>, to old: [Int]) -> [Int] {
    var list = old.filter { !order.removed.contains($0) }
    for move in order.moves {
      list.removeAll { $0 == move.child }
      list.insert(move.child, at: move.before.flatMap { list.firstIndex(of: $0) } ?? list.count)
    }
    for insertion in order.insertions {
      let at = insertion.before.flatMap { list.firstIndex(of: $0) } ?? list.count
      list.insert(contentsOf: insertion.children, at: at)
    }
    return list
  }

  @Test(arguments: 0..<400)
  func `any order becomes any other`(seed: Int) {
    var random = Randomness(state: UInt64(seed))
    let old = Array((0..<Int.random(in: 0...24, using: &random)).shuffled(using: &random))
    let kept = old.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
    let added = Array(100..<(100 + Int.random(in: 0...6, using: &random)))
    let new = (kept + added).shuffled(using: &random)
    let order = Reordering(from: old, to: new)
    #expect(apply(order, to: old) == new)
    #expect(Set(order.removed) == Set(old).subtracting(new))
  }

  @Test func `only what must move moves`() {
    #expect(Reordering(from: [1, 2, 3, 4, 5], to: [5, 1, 2, 3, 4]).moves.map(\.child) == [5])
    #expect(Reordering(from: [1, 2, 3, 4], to: [4, 3, 2, 1]).moves.count == 3)
    #expect(Reordering(from: [1, 2, 3], to: [1, 2, 3]).moves.isEmpty)
    #expect(Reordering(from: [1, 2, 3], to: [1, 3]).moves.isEmpty)
  }

  @Test func `a longest ascending run`() {
    #expect(longestIncreasingSubsequence(of: [3, 1, 2, 5, 4]) == [1, 2, 4])
    #expect(longestIncreasingSubsequence(of: []) == [])
  }
}
