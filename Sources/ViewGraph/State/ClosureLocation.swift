/// A place behind two closures: `Binding(get:set:)`.
///
/// Two of these are never the same, since closures cannot be compared; a view that gets one runs
/// whenever its parent does.
package final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let assign: (Value) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    assign = set
  }

  package override func get() -> Value { read() }

  package override func peek() -> Value { Tracker.ignore(read) }

  package override func set(_ value: Value) { assign(value) }

  package override var label: String { "Closure<\(Value.self)>" }
}

/// A value that ignores writes: `Binding.constant`.
package final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  package init(_ value: Value) { self.value = value }

  package override func get() -> Value { value }

  package override func peek() -> Value { value }

  package override func set(_ value: Value) {}

  package override func modify(_ body: (inout Value) -> Void) {}

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return self === other || Comparator.areEqual(value, other.value)
  }

  package override var label: String { "Constant<\(Value.self)>" }
}

/// A location seen through a conversion both ways, such as unwrapping an optional.
package final class MappedLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Root>
  private let forward: (Root) -> Value
  private let backward: (Value) -> Root
  /// Two conversions with equal names over the same location are the same place.
  private let name: String

  package init(
    _ base: Location<Root>, name: String, forward: @escaping (Root) -> Value,
    backward: @escaping (Value) -> Root
  ) {
    self.base = base
    self.name = name
    self.forward = forward
    self.backward = backward
  }

  package override func get() -> Value { forward(base.get()) }

  package override func peek() -> Value { forward(base.peek()) }

  package override func set(_ value: Value) { base.set(backward(value)) }

  package override var root: Source { base.root }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MappedLocation<Root, Value> else { return false }
    return name == other.name && base.isSame(as: other.base)
  }

  package override var label: String { "\(base.label).\(name)" }
}
