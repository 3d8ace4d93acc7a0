/// A part of another location: `$model.name`, `$rows[3]`.
package final class PathLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Root>
  private let path: WritableKeyPath<Root, Value>

  package init(_ base: Location<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.base = base
    self.path = path
  }

  package override func get() -> Value {
    let value = peek()
    if Tracker.isTracking {
      Tracker.record(root, SeenValue(location: self, value: value))
    }
    return value
  }

  package override func peek() -> Value { base.peekPart(path) }

  package override func set(_ new: Value) {
    if Comparator.areEqual(peek(), new) { return }
    let path = path
    base.modify { $0[keyPath: path] = new }
  }

  package override func modify(_ body: (inout Value) -> Void) {
    let path = path
    base.modify { body(&$0[keyPath: path]) }
  }

  package override func peekPart<Part>(_ part: KeyPath<Value, Part>) -> Part {
    peek()[keyPath: part]
  }

  package override var root: Source { base.root }

  /// What is stored in the value itself is no property of an object.
  package override var mayReadObjects: Bool {
    base.mayReadObjects || MemoryLayout<Root>.offset(of: path) == nil
  }

  package override func isSame(as other: Location<Value>) -> Bool {
    if self === other { return true }
    guard let other = other as? PathLocation<Root, Value> else { return false }
    return base.isSame(as: other.base) && path == other.path
  }

  package override var label: String { "\(base.label)\(path)" }
}

/// What a body saw of a part of a source.
final class SeenValue<Value>: PartRead {
  private let location: Location<Value>
  private let value: Value

  init(location: Location<Value>, value: Value) {
    self.location = location
    self.value = value
  }

  override func isChanged() -> Bool { !Comparator.areEqual(location.peek(), value) }

  override func isSamePart(as other: PartRead) -> Bool {
    guard let other = other as? SeenValue<Value> else { return false }
    return location.isSame(as: other.location)
  }
}
