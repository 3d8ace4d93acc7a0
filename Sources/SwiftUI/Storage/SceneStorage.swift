import Foundation
import ViewGraph

/// A value under a key that belongs to one browser tab and lives as long as its session.
///
/// Source: Apple's SwiftUI, `SceneStorage`.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: StorageCoding<Value>
  /// Holds the value while the property stands in no view: in a model, say.
  private let detached: StateLocation<Value>
  private var location: Location<Value>?

  init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
    detached = StateLocation(initial)
  }

  /// The value under the key, or the default while there is none. A write marks every reader.
  public var wrappedValue: Value {
    get { (location ?? detached).get() }
    nonmutating set { (location ?? detached).write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location ?? detached) }

  /// Connects the property with the values of the tab; called by the runtime.
  public static func _makeProperty(
    at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer
  ) {
    let property = address.assumingMemoryBound(to: Self.self)
    let own = property.pointee
    let host = buffer.node.host
    property.pointee.location = buffer.storage {
      host.sceneStorage.location(own.key, own.coding, default: own.initial)
    }
  }
}

extension SceneStorage: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    return a.key == b.key
  }
}

// MARK: A value with a default

extension SceneStorage where Value == Bool {
  /// A truth value under a key of the tab's own.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .bool)
  }
}

extension SceneStorage where Value == Int {
  /// The same for a whole number.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .int)
  }
}

extension SceneStorage where Value == Double {
  /// The same for a floating-point number.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .double)
  }
}

extension SceneStorage where Value == String {
  /// The same for a text.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .string)
  }
}

extension SceneStorage where Value == URL {
  /// The same for an address.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .url)
  }
}

extension SceneStorage where Value == Data {
  /// The same for bytes.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .data)
  }
}

extension SceneStorage where Value == Date {
  /// The same for a date.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .date)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// The same for an enumeration over whole numbers.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw(.int))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// The same for an enumeration over texts.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw(.string))
  }
}

// MARK: A value that may be missing

extension SceneStorage where Value == Bool? {
  /// A truth value that may be missing: nil takes what is under the key away.
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<Bool>.bool.optional)
  }
}

extension SceneStorage where Value == Int? {
  /// The same for a whole number.
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<Int>.int.optional)
  }
}

extension SceneStorage where Value == Double? {
  /// The same for a floating-point number.
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<Double>.double.optional)
  }
}

extension SceneStorage where Value == String? {
  /// The same for a text.
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<String>.string.optional)
  }
}

extension SceneStorage where Value == URL? {
  /// The same for an address.
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<URL>.url.optional)
  }
}

extension SceneStorage where Value == Data? {
  /// The same for bytes.
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<Data>.data.optional)
  }
}

extension SceneStorage where Value == Date? {
  /// The same for a date.
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<Date>.date.optional)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// The same for an enumeration over whole numbers.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, StorageCoding<R>.raw(.int).optional)
  }

  /// The same for an enumeration over texts.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, StorageCoding<R>.raw(.string).optional)
  }
}
