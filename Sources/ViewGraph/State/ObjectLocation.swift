/// A property of a model object: `$model.name` of `@ObservedObject` and `@Bindable`.
package final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>
  /// What announces the object's changes; nil when the object is observed by property.
  private let source: Source?

  package init(
    _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, source: Source? = nil
  ) {
    self.object = object
    self.path = path
    self.source = source
  }

  package override func get() -> Value {
    let value = object[keyPath: path]
    if let source, Tracker.isTracking {
      Tracker.record(source, SeenValue(location: self, value: value))
    }
    return value
  }

  package override var root: Source { source ?? self }

  package override func peek() -> Value { Tracker.ignore { object[keyPath: path] } }

  package override func set(_ value: Value) { object[keyPath: path] = value }

  package override func modify(_ body: (inout Value) -> Void) { body(&object[keyPath: path]) }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }

  package override var label: String { "\(Object.self)\(path)" }
}
