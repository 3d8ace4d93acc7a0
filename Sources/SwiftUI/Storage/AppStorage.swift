import Foundation
import ViewGraph

/// A value under a key that every view of the app shares.
///
/// ```swift
/// @AppStorage("newsletter") private var wantsNewsletter = false
/// ```
///
/// A write marks every reader in the session.
///
/// Source: Apple's SwiftUI, `AppStorage`. The values belong to one browser tab and end with its session.
/// Nothing is read from or written to `UserDefaults.standard`, which everybody on the server shares; a
/// `store` that you name is used as it is, for all.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: StorageCoding<Value>
  private let store: UserDefaults?
  /// Holds the value while the property stands in no view: in a model, say.
  private let detached: StateLocation<Value>
  private var location: Location<Value>?

  init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>, _ store: UserDefaults?) {
    self.key = key
    self.initial = initial
    self.coding = coding
    self.store = store
    detached = StateLocation(initial)
  }

  /// The value under the key, or the default while there is none. A write marks every reader.
  public var wrappedValue: Value {
    get { (location ?? detached).get() }
    nonmutating set { (location ?? detached).write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location ?? detached) }

  /// Connects the property with the session's values, or with the store; called by the runtime.
  public static func _makeProperty(
    at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer
  ) {
    let property = address.assumingMemoryBound(to: Self.self)
    let own = property.pointee
    let host = buffer.node.host
    property.pointee.location = buffer.storage {
      host.appStorage.storage(for: own.store).location(own.key, own.coding, default: own.initial)
    }
  }
}

extension AppStorage: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    return a.key == b.key && a.store === b.store
  }
}

// MARK: A value with a default

extension AppStorage where Value == Bool {
  /// A truth value under a key. Without a store it belongs to the session.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .bool, store)
  }
}

extension AppStorage where Value == Int {
  /// The same for a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .int, store)
  }
}

extension AppStorage where Value == Double {
  /// The same for a floating-point number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .double, store)
  }
}

extension AppStorage where Value == String {
  /// The same for a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .string, store)
  }
}

extension AppStorage where Value == URL {
  /// The same for an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .url, store)
  }
}

extension AppStorage where Value == Data {
  /// The same for bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .data, store)
  }
}

extension AppStorage where Value == Date {
  /// The same for a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .date, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// The same for an enumeration over whole numbers.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .raw(.int), store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// The same for an enumeration over texts.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, .raw(.string), store)
  }
}

// MARK: A value that may be missing

extension AppStorage where Value == Bool? {
  /// A truth value that may be missing: nil takes what is under the key away.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StorageCoding<Bool>.bool.optional, store)
  }
}

extension AppStorage where Value == Int? {
  /// The same for a whole number.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StorageCoding<Int>.int.optional, store)
  }
}

extension AppStorage where Value == Double? {
  /// The same for a floating-point number.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StorageCoding<Double>.double.optional, store)
  }
}

extension AppStorage where Value == String? {
  /// The same for a text.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StorageCoding<String>.string.optional, store)
  }
}

extension AppStorage where Value == URL? {
  /// The same for an address.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StorageCoding<URL>.url.optional, store)
  }
}

extension AppStorage where Value == Data? {
  /// The same for bytes.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StorageCoding<Data>.data.optional, store)
  }
}

extension AppStorage where Value == Date? {
  /// The same for a date.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, StorageCoding<Date>.date.optional, store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// The same for an enumeration over whole numbers.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, StorageCoding<R>.raw(.int).optional, store)
  }

  /// The same for an enumeration over texts.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, StorageCoding<R>.raw(.string).optional, store)
  }
}
