import ViewGraph

/// Which rows of a list are selected, and how a tap changes that.
struct RowSelection: Equatable {
  /// Tells two selections apart: by their binding's place.
  private let place: any SelectionPlace
  let contains: (AnyHashable) -> Bool
  let tap: (AnyHashable) -> Void
  /// Reads the selection, so that the reader follows it.
  let observe: () -> Void

  /// Several rows, each taken in or out by a tap.
  init?<Value: Hashable>(several selection: Binding<Set<Value>>?) {
    guard let location = selection?.location else { return nil }
    place = Place(location: location)
    contains = { id in location.peek().contains { AnyHashable($0) == id } }
    tap = { id in
      guard let value = id.base as? Value else { return }
      var all = location.peek()
      if all.remove(value) == nil { all.insert(value) }
      location.write(all)
    }
    observe = { _ = location.get() }
  }

  /// One row or none.
  init?<Value: Hashable>(one selection: Binding<Value?>?) {
    guard let location = selection?.location else { return nil }
    place = Place(location: location)
    contains = { id in location.peek().map { AnyHashable($0) == id } ?? false }
    tap = { id in if let value = id.base as? Value { location.write(value) } }
    observe = { _ = location.get() }
  }

  /// Always one row.
  init<Value: Hashable>(always selection: Binding<Value>) {
    let location = selection.location
    place = Place(location: location)
    contains = { AnyHashable(location.peek()) == $0 }
    tap = { id in if let value = id.base as? Value { location.write(value) } }
    observe = { _ = location.get() }
  }

  static func == (a: Self, b: Self) -> Bool { a.place.isSame(as: b.place) }

  private struct Place<Value>: SelectionPlace {
    let location: Location<Value>

    func isSame(as other: any SelectionPlace) -> Bool {
      (other as? Self).map { location.isSame(as: $0.location) } ?? false
    }
  }
}

private protocol SelectionPlace {
  func isSame(as other: any SelectionPlace) -> Bool
}
