import Foundation
import ViewGraph

/// A value that can be stored under a key.
enum StoredValue: Equatable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
  case date(Date)

  /// As `UserDefaults` keeps it.
  var object: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    }
  }

  init?(object: Any) {
    switch object {
    // A Boolean is a number, too, once it went through UserDefaults.
    case let value as Bool where object is Bool && !(object is Int): self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    default: return nil
    }
  }
}

/// Values under keys, of which each marks its readers.
@MainActor final class KeyedStorage {
  private var slots: [String: StateLocation<StoredValue?>] = [:]
  private let defaults: UserDefaults?
  private var sharedStores: [ObjectIdentifier: KeyedStorage] = [:]

  init(_ defaults: UserDefaults? = nil) { self.defaults = defaults }

  /// The storage over a store that the author named; without one, this.
  func storage(for store: UserDefaults?) -> KeyedStorage {
    guard let store else { return self }
    let id = ObjectIdentifier(store)
    if let known = sharedStores[id] { return known }
    let made = KeyedStorage(store)
    sharedStores[id] = made
    return made
  }

  /// The place of a value as a type reads and writes it.
  func location<Value>(
    _ key: String, _ coding: StorageCoding<Value>, default value: Value
  ) -> Location<Value> {
    let defaults = defaults
    return MappedLocation(
      slot(key), name: "\(key) as \(Value.self)",
      forward: { $0.flatMap(coding.decode) ?? value },
      backward: {
        let stored = coding.encode($0)
        defaults?.set(stored?.object, forKey: key)
        return stored
      })
  }

  private func slot(_ key: String) -> StateLocation<StoredValue?> {
    if let known = slots[key] { return known }
    let made = StateLocation(defaults?.object(forKey: key).flatMap(StoredValue.init(object:)))
    slots[key] = made
    return made
  }
}

/// How a type is spelled as a stored value.
struct StorageCoding<Value> {
  let decode: (StoredValue) -> Value?
  let encode: (Value) -> StoredValue?

  /// The same for an optional of the type: nil takes the value away.
  var optional: StorageCoding<Value?> {
    StorageCoding<Value?>(decode: { .some(decode($0)) }, encode: { $0.flatMap(encode) })
  }
}

extension StorageCoding where Value == Bool {
  static var bool: StorageCoding {
    StorageCoding(
      decode: {
        switch $0 {
        case .bool(let value): value
        case .int(let value): value != 0
        default: nil
        }
      }, encode: { .bool($0) })
  }
}

extension StorageCoding where Value == Int {
  static var int: StorageCoding {
    StorageCoding(decode: { if case .int(let value) = $0 { value } else { nil } }) { .int($0) }
  }
}

extension StorageCoding where Value == Double {
  static var double: StorageCoding {
    StorageCoding(
      decode: {
        switch $0 {
        case .double(let value): value
        case .int(let value): Double(value)
        default: nil
        }
      }, encode: { .double($0) })
  }
}

extension StorageCoding where Value == String {
  static var string: StorageCoding {
    StorageCoding(decode: { if case .string(let value) = $0 { value } else { nil } }) {
      .string($0)
    }
  }
}

extension StorageCoding where Value == URL {
  static var url: StorageCoding {
    StorageCoding(decode: { if case .string(let value) = $0 { URL(string: value) } else { nil } }) {
      .string($0.absoluteString)
    }
  }
}

extension StorageCoding where Value == Data {
  static var data: StorageCoding {
    StorageCoding(decode: { if case .data(let value) = $0 { value } else { nil } }) { .data($0) }
  }
}

extension StorageCoding where Value == Date {
  static var date: StorageCoding {
    StorageCoding(decode: { if case .date(let value) = $0 { value } else { nil } }) { .date($0) }
  }
}

extension StorageCoding where Value: RawRepresentable {
  static func raw(_ coding: StorageCoding<Value.RawValue>) -> StorageCoding {
    StorageCoding(
      decode: { coding.decode($0).flatMap(Value.init(rawValue:)) },
      encode: { coding.encode($0.rawValue) })
  }
}
