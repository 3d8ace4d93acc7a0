/// Compares two values of a type that is only known at run time, or not known to be Equatable.
///
/// Conformances and field layouts are looked up once per type. Values that cannot be compared
/// (capturing closures, existentials) count as different.
///
/// Unchecked Sendable: immutable; the closure captures metatypes alone.
package final class Comparator: @unchecked Sendable {
  private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init(_ compare: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
    self.compare = compare
  }

  @inline(__always)
  package func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { compare(a, b) }

  package static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    let comparator = of(Value.self)
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in comparator.areEqual(a, b) }
    }
  }

  /// The comparator of a type, made at first use. Main thread only.
  package static func of(_ type: Any.Type) -> Comparator {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let made = make(type)
    known[key] = made
    return made
  }

  private nonisolated(unsafe) static var known: [ObjectIdentifier: Comparator] = [:]

  private static func make(_ type: Any.Type) -> Comparator {
    func open<Value>(_: Value.Type) -> Comparator { make(of: Value.self) }
    return _openExistential(type, do: open)
  }

  private static func make<Value>(of type: Value.Type) -> Comparator {
    if let own = type as? any GraphComparable.Type {
      return Comparator { own.areSame($0, $1) }
    }
    if Value.self is AnyObject.Type { return identity }
    if let equatable = type as? any Equatable.Type { return equality(equatable) }
    return FieldLayout.comparator(for: type)
  }

  private static func equality<E: Equatable>(_: E.Type) -> Comparator {
    Comparator {
      $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee
    }
  }

  private static let identity = Comparator {
    $0.assumingMemoryBound(to: UnsafeRawPointer?.self).pointee
      == $1.assumingMemoryBound(to: UnsafeRawPointer?.self).pointee
  }
}

/// A type that knows better than its fields when two values lead to the same view: a binding by its
/// location, a state by its place.
package protocol GraphComparable {
  static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension Optional: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self)
    let b = b.assumingMemoryBound(to: Self.self)
    switch (a.pointee, b.pointee) {
    case (nil, nil): return true
    case (let a?, let b?): return Comparator.areEqual(a, b)
    default: return false
    }
  }
}
