import ViewGraph

/// Keeps one location for each id of a bound collection, and finds which elements changed.
///
/// A write through an element's own location needs no search: the collection's version tells that
/// nothing else happened, so a keystroke costs the same in 10 rows and in 10 000.
///
/// Main thread only; `nonisolated(unsafe)`, since the locations that ask it are not bound to the main
/// actor.
@MainActor
final class BoundElementKeeper<
  C: MutableCollection & RandomAccessCollection, ID: Hashable
>: ElementKeeper, ElementOwner {
  nonisolated(unsafe) private(set) var items: [ElementCollection<C, ID>.Item] = []
  private nonisolated(unsafe) var source: BoundElements<C, ID>
  private nonisolated(unsafe) var orderChanged = false
  private nonisolated(unsafe) var seenVersion: UInt32?
  private nonisolated(unsafe) var live: Set<ObjectIdentifier> = []
  /// While an element is written through its own location.
  private nonisolated(unsafe) var isWriting = false

  init(_ source: BoundElements<C, ID>) { self.source = source }

  var currentData: Any { ElementCollection<C, ID>(keeper: self) }

  func adopt(_ elements: (any ElementBindings)?) {
    guard let new = elements as? BoundElements<C, ID> else { return }
    if !new.data.isSame(as: source.data) {
      seenVersion = nil
      items.removeAll()
    }
    source = new
  }

  func takeOrderChanged() -> Bool {
    defer { orderChanged = false }
    return orderChanged
  }

  var mayReadObjects: Bool { source.data.mayReadObjects }

  func objectChanged() {
    if !isWriting { seenVersion = nil }
  }

  nonisolated func refresh() {
    let data = source.data.get()
    let root = source.data.root
    if root.countsChanges {
      guard seenVersion != root.version else { return }
      seenVersion = root.version
    }
    if data.count == items.count, refreshInPlace(data) { return }
    rebuild(data)
  }

  private nonisolated func refreshInPlace(_ data: C) -> Bool {
    let path = source.id
    var position = 0
    for element in data {
      guard element[keyPath: path] == items[position].id else { return false }
      position += 1
    }
    position = 0
    var index = data.startIndex
    while index != data.endIndex {
      items[position].location.index = index
      items[position].location.refresh(data[index])
      data.formIndex(after: &index)
      position += 1
    }
    return true
  }

  private nonisolated func rebuild(_ data: C) {
    orderChanged = true
    var known: [ID: ElementLocation<C>] = [:]
    for item in items { known[item.id] = item.location }
    var index = data.startIndex
    var next: [ElementCollection<C, ID>.Item] = []
    next.reserveCapacity(data.count)
    while index != data.endIndex {
      let element = data[index]
      let id = element[keyPath: source.id]
      let location = known.removeValue(forKey: id) ?? makeLocation(at: index, element)
      location.index = index
      location.refresh(element)
      next.append(.init(id: id, location: location))
      data.formIndex(after: &index)
    }
    items = next
    live = Set(next.map { ObjectIdentifier($0.location) })
  }

  private nonisolated func makeLocation(at index: C.Index, _ element: C.Element) -> ElementLocation<
    C
  > {
    let location = ElementLocation(source.data, at: index, element: element)
    location.owner = self
    return location
  }

  nonisolated func write(_ element: Source, _ body: () -> Void) {
    // Others may have moved or removed elements since the last pass.
    if !isUpToDate { Tracker.ignore { refresh() } }
    guard live.contains(ObjectIdentifier(element)) else { return }
    isWriting = true
    defer { isWriting = false }
    let root = source.data.root
    if isUpToDate, root.countsChanges { seenVersion = root.version &+ 1 }
    body()
  }

  private nonisolated var isUpToDate: Bool {
    let root = source.data.root
    return root.countsChanges && seenVersion == root.version
  }
}
