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

  public var wrappedValue: Value {
    get { (location ?? detached).get() }
    nonmutating set { (location ?? detached).write(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(location: location ?? detached) }

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
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .bool)
  }
}

extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .int)
  }
}

extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .double)
  }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .string)
  }
}

extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .url)
  }
}

extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .data)
  }
}

extension SceneStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .date)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw(.int))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw(.string))
  }
}

// MARK: A value that may be missing

extension SceneStorage where Value == Bool? {
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<Bool>.bool.optional)
  }
}

extension SceneStorage where Value == Int? {
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<Int>.int.optional)
  }
}

extension SceneStorage where Value == Double? {
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<Double>.double.optional)
  }
}

extension SceneStorage where Value == String? {
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<String>.string.optional)
  }
}

extension SceneStorage where Value == URL? {
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<URL>.url.optional)
  }
}

extension SceneStorage where Value == Data? {
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<Data>.data.optional)
  }
}

extension SceneStorage where Value == Date? {
  public init(_ key: String) {
    self.init(key, nil, StorageCoding<Date>.date.optional)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, StorageCoding<R>.raw(.int).optional)
  }

  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, StorageCoding<R>.raw(.string).optional)
  }
}
