/// The item at one index of a collection behind another location: `$rows[3]`.
package final class ItemLocation<Data: MutableCollection>: Location<Data.Element>,
  @unchecked Sendable
{
  private let base: Location<Data>
  private let index: Data.Index
  /// What stood here last; answers for a moment when the index is gone, until the view is, too.
  private var last: Data.Element?

  package init(_ base: Location<Data>, at index: Data.Index) {
    self.base = base
    self.index = index
  }

  package override func get() -> Data.Element {
    let value = peek()
    if Tracker.isTracking { Tracker.record(root, SeenValue(location: self, value: value)) }
    return value
  }

  package override func peek() -> Data.Element {
    let data = base.peek()
    guard let last, !contains(index, in: data) else {
      let item = data[index]
      last = item
      return item
    }
    return last
  }

  package override func set(_ new: Data.Element) {
    guard contains(index, in: base.peek()), !Comparator.areEqual(peek(), new) else { return }
    let index = index
    base.modify { $0[index] = new }
  }

  package override func modify(_ body: (inout Data.Element) -> Void) {
    guard contains(index, in: base.peek()) else { return }
    let index = index
    base.modify { body(&$0[index]) }
  }

  package override var root: Source { base.root }

  package override func isSame(as other: Location<Data.Element>) -> Bool {
    if self === other { return true }
    guard let other = other as? ItemLocation<Data> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }

  private func contains(_ index: Data.Index, in data: Data) -> Bool {
    index >= data.startIndex && index < data.endIndex
  }
}
