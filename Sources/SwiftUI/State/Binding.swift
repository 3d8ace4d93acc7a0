import ViewGraph

/// A reference to a value that lives elsewhere: reading and writing go to its home.
///
/// It is a location with a path, so writes through `$model.name` and `$rows[2].text` change the part
/// where it stands, and a view that reads a part runs only when that part changed.
///
/// Source: Apple's SwiftUI, `Binding`. A binding made from closures (`init(get:set:)`) never compares
/// equal, so a view that takes one runs whenever its parent does.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  package let location: Location<Value>
  /// Behind a reference: few bindings have one, and every view with a binding would grow by it.
  private var ownTransaction: OwnTransaction?

  package init(location: Location<Value>) { self.location = location }

  /// A binding over two closures, which run wherever it is read and written.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// The same; the writing closure is told how the change moves.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: { set($0, Transaction.current) })
  }

  /// The binding itself; for closures with `$value` as an argument.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value at its home. Reading it in a body makes the body depend on it.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      Transaction.apply(ownTransaction?.transaction) { location.write(newValue) }
    }
  }

  /// The binding itself, to be handed on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value; a write changes that part where it stands.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var binding = Binding<Subject>(location: PathLocation(location, keyPath))
    binding.ownTransaction = ownTransaction
    return binding
  }
}

/// The transaction of one binding's writes. Unchecked: immutable.
private final class OwnTransaction: @unchecked Sendable {
  let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Binding {
  /// A binding to an optional of the value; writing nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    location = MappedLocation(
      base.location, name: "optional", forward: { $0 },
      backward: { [location = base.location] in $0 ?? location.peek() })
  }

  /// A binding to the wrapped value, or nil while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.location.get() else { return nil }
    location = MappedLocation(
      base.location, name: "unwrapped", forward: { $0 ?? current }, backward: { $0 })
  }

  /// A binding to the value as `AnyHashable`; a write of another type is ignored.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    location = MappedLocation(
      base.location, name: "hashable", forward: { AnyHashable($0) },
      backward: { [location = base.location] in ($0.base as? V) ?? location.peek() })
  }

  /// The same binding; its writes move with the transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.ownTransaction = OwnTransaction(transaction)
    return copy
  }

  /// The same binding; its writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: DynamicProperty {}

extension Binding: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    return a.location.isSame(as: b.location)
  }
}

/// Unchecked: its location, as every `Source`, has writes from other threads handed over to the main
/// thread.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's own id.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings to all elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Bindings to some elements beside each other.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A place in the value's own collection.
  public typealias Index = Value.Index
  /// The places of the value's own collection.
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The place after the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// All places, as the collection is now.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The place after one.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// Moves on to the next place.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a place; a write changes that element where it stands.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ItemLocation(location, at: position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The place before one.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }

  /// Moves back to the place before.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}
