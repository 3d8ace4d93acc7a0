/// A place that holds a value and can be read, written and changed in place.
///
/// `State` owns one, a `Binding` points to one; a projection (`$model.name`) is a location on top
/// of another, with a path.
package class Location<Value>: Source, @unchecked Sendable {
  /// The value; the body being evaluated comes to depend on it.
  package func get() -> Value { fatalError("Location is abstract") }

  /// The value without coming to depend on it.
  package func peek() -> Value { fatalError("Location is abstract") }

  /// Replaces the value and marks whoever sees a difference.
  package func set(_ value: Value) { fatalError("Location is abstract") }

  /// Changes the value where it stands, without copying what surrounds it.
  package func modify(_ body: (inout Value) -> Void) {
    var value = peek()
    body(&value)
    set(value)
  }

  /// A part of the value, read without copying the whole.
  package func peekPart<Part>(_ path: KeyPath<Value, Part>) -> Part { peek()[keyPath: path] }

  /// The source that readers of a part depend on.
  package var root: Source { self }

  /// Whether both stand for the same place.
  package func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Whether reading it may read a property of an observable object on the way.
  package var mayReadObjects: Bool { true }

  /// How the place is called in a text dump: `State<String>`.
  package var label: String { "\(type(of: self))" }
}

extension Location {
  /// Writes from any thread: from another than the main one, soon.
  package func write(_ value: Value) {
    guard !MainThread.isCurrent else { return set(value) }
    let box = UncheckedBox(value: value)
    MainThread.run { self.set(box.value) }
  }
}

/// Carries a value to the main thread. Unchecked: the sender keeps no use of it.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}
