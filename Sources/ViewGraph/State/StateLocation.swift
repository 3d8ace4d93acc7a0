/// The storage of one `@State`, living in a node.
package final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private var value: Value

  package init(_ value: Value) { self.value = value }

  package override func get() -> Value {
    recordRead()
    return value
  }

  package override func peek() -> Value { value }

  package override func set(_ new: Value) {
    if Comparator.areEqual(value, new) { return }
    value = new
    markReaders()
  }

  package override func modify(_ body: (inout Value) -> Void) {
    body(&value)
    markReaders()
  }

  package override func peekPart<Part>(_ path: KeyPath<Value, Part>) -> Part {
    value[keyPath: path]
  }

  /// The value, changed where it stands; the readers are marked afterwards.
  package var current: Value {
    get { value }
    _modify {
      yield &value
      markReaders()
    }
  }

  package override var countsChanges: Bool { true }

  package override var mayReadObjects: Bool { false }

  package override var label: String { "State<\(Value.self)>" }
}
