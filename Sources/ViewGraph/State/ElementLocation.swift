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
    guard let owner else { return write(body) }
    owner.write(self) { write(body) }
  }

  private func write(_ body: (inout Data.Element) -> Void) {
    body(&last)
    let element = last
    let index = index
    base.modify { data in
      // Somebody may have shortened the collection from inside the write of another.
      guard index >= data.startIndex, index < data.endIndex else { return }
      data[index] = element
    }
    markReaders()
  }

  package override var mayReadObjects: Bool { false }

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
  /// Writes an element through its own location: nothing else changes. An element that no longer
  /// stands in the collection is not written.
  nonisolated func write(_ element: Source, _ body: () -> Void)
}
