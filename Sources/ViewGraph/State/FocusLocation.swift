/// The storage of a focus state: the author's writes move the focus, the person's only follow it.
package final class FocusLocation<Value: Equatable>: Location<Value>, @unchecked Sendable {
  private let storage: StateLocation<Value>
  private let none: Value
  /// Called after the author set another value.
  package var onSet: ((FocusLocation<Value>) -> Void)?

  /// A place with its first value, and the value that stands for no focus.
  package init(_ value: Value, none: Value) {
    storage = StateLocation(value)
    self.none = none
  }

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

  /// Stands for no focus again: there is nothing that the value is for.
  package func giveUp() {
    if storage.peek() != none { storage.set(none) }
  }
}
