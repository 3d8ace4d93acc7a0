/// The storage of a focus state: the author's writes move the focus, the person's only follow it.
package final class FocusLocation<Value: Equatable>: Location<Value>, @unchecked Sendable {
  private let storage: StateLocation<Value>
  /// Called after the author set another value.
  package var onSet: ((FocusLocation<Value>) -> Void)?

  package init(_ value: Value) { storage = StateLocation(value) }

  package override func get() -> Value { storage.get() }

  package override func peek() -> Value { storage.peek() }

  package override var root: Source { storage }

  package override func set(_ value: Value) {
    guard storage.peek() != value else { return }
    storage.set(value)
    onSet?(self)
  }

  /// Takes the value that the person's focus stands for.
  package func follow(_ value: Value) { storage.set(value) }
}
