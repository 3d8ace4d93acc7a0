/// One element of a collection behind a binding, as `ForEach($rows)` hands it to a row.
///
/// It is a source of its own: the collection's reader (`owner`) tells it when its element changed,
/// so that a row depends on its element alone.
package final class ElementLocation<Data: MutableCollection>: Location<Data.Element>,
  @unchecked Sendable
{
  private let base: Location<Data>
  /// Where the element stands now; its owner keeps it right.
  package var index: Data.Index
  private var last: Data.Element
  package weak var owner: (any ElementOwner)?

  package init(_ base: Location<Data>, at index: Data.Index, element: Data.Element) {
    self.base = base
    self.index = index
    last = element
  }

  package override func get() -> Data.Element {
    recordRead()
    return last
  }

  package override func peek() -> Data.Element { last }

  package override func peekPart<Part>(_ path: KeyPath<Data.Element, Part>) -> Part {
    last[keyPath: path]
  }

  package override func set(_ value: Data.Element) {
    if Comparator.areEqual(last, value) { return }
    modify { $0 = value }
  }

  package override func modify(_ body: (inout Data.Element) -> Void) {
    guard owner?.isCurrent(self) ?? true else { return }
    body(&last)
    let element = last
    let index = index
    owner?.elementChanges(self)
    base.modify { $0[index] = element }
    markReaders()
  }

  /// Takes the element as it stands in the collection now.
  package func refresh(_ element: Data.Element) {
    if Comparator.areEqual(last, element) { return }
    last = element
    markReaders()
  }

  package override func isSame(as other: Location<Data.Element>) -> Bool { self === other }
}

/// Whoever keeps the elements of a collection apart by id.
package protocol ElementOwner: AnyObject {
  /// An element is about to be written through its own location: nothing else changes.
  nonisolated func elementChanges(_ element: Source)

  /// Whether the element still stands in the collection.
  nonisolated func isCurrent(_ element: Source) -> Bool
}
