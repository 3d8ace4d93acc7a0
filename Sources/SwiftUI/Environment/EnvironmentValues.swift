import DisplayTree
import ViewGraph

/// The values that views inherit from what stands around them.
///
/// Source: Apple's SwiftUI, `EnvironmentValues`. Reading a value in a body makes the body run again
/// when that value changes, and only that.
public struct EnvironmentValues {
  // Scope and host are read on the main thread alone; the values are not bound to the main actor, since
  // keys, modifiers and property wrappers are not.
  nonisolated(unsafe) var scope: EnvironmentScope?
  private(set) var overrides: [ObjectIdentifier: EnvironmentOverride] = [:]
  /// How values that were set here look on the page.
  private(set) var drawn = Style()
  nonisolated(unsafe) unowned(unsafe) var host: ViewHost?

  /// Values that are all at their defaults.
  public init() {}

  init(scope: EnvironmentScope?, host: ViewHost?) {
    self.scope = scope
    self.host = host
  }

  /// The value of a key, at first its default. Reading one in a body depends on it alone.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if let own = overrides[id] as? TypedOverride<K.Value> { return own.value }
      guard let slot = scope?.slot(for: id) else { return K.defaultValue }
      return unsafeDowncast(slot, to: StateLocation<K.Value>.self).get()
    }
    set { overrides[ObjectIdentifier(key)] = TypedOverride(newValue) }
  }

  /// Notes how a value that is being set looks; the last word counts.
  mutating func draw(_ declaration: Declaration) {
    var style = Style([declaration])
    for other in drawn.declarations { style.inherit(other) }
    drawn = style
  }

  /// The value for a key that is a type: an observable object.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { self[ObjectKey<Object>.self].object }
    set { self[ObjectKey<Object>.self] = ObjectReference(object: newValue) }
  }
}

/// A type that names a value of the environment and says what it is at first.
///
/// Source: Apple's SwiftUI, `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of what is kept under the key.
  associatedtype Value
  /// What the environment holds while no view around has set anything. It is asked for anew at each
  /// read.
  static var defaultValue: Value { get }
}

/// A value set in an `EnvironmentValues` and not yet in a scope.
class EnvironmentOverride {
  func store(in scope: EnvironmentScope, for key: ObjectIdentifier) {}
}

final class TypedOverride<Value>: EnvironmentOverride {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func store(in scope: EnvironmentScope, for key: ObjectIdentifier) {
    scope.set(value, for: key)
  }
}

/// The key of an object that is found by its type.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectReference<Object> { ObjectReference(object: nil) }
}

/// An object, compared by identity.
struct ObjectReference<Object: AnyObject>: Equatable {
  let object: Object?

  static func == (a: Self, b: Self) -> Bool { a.object === b.object }
}
