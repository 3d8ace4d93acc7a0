import Combine
import ViewGraph

/// A model object that another owner keeps; the view runs when it announces a change.
///
/// Source: Apple's SwiftUI, `ObservedObject`.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object, which somebody else made and keeps.
  public var wrappedValue: ObjectType
  private var source: Source?

  /// Follows an object: `@ObservedObject var model: Model`.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// The same in Apple's older spelling.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Gives bindings: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue, source: source) }

  /// Follows the object that the view was given this time; called by the runtime.
  public static func _makeProperty(
    at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer
  ) {
    let property = address.assumingMemoryBound(to: Self.self)
    let object = property.pointee.wrappedValue
    let graph = buffer.node.graph
    let subscription = buffer.storage { ObjectSubscription(graph: graph) }
    let source = subscription.source(of: object)
    source.recordRead()
    property.pointee.source = source
  }

  /// Gives bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    let source: Source?

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath, source: source))
    }
  }
}

extension ObservedObject: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    return a.wrappedValue === b.wrappedValue
  }
}

/// A model object that belongs to the view, made once and kept with its identity.
///
/// Source: Apple's SwiftUI, `StateObject`.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var owned: OwnedObject<ObjectType>?
  private var source: Source?

  /// An object that is made once, when the view comes on screen.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object of this view. Outside of a mounted view each read makes a new one.
  public var wrappedValue: ObjectType { owned?.object ?? make() }

  /// Gives bindings: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue, source: source)
  }

  /// Makes the object at the first run and follows it; called by the runtime.
  public static func _makeProperty(
    at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer
  ) {
    let property = address.assumingMemoryBound(to: Self.self)
    let make = property.pointee.make
    let owned = buffer.storage { OwnedObject(make()) }
    let graph = buffer.node.graph
    let subscription = buffer.storage { ObjectSubscription(graph: graph) }
    let source = subscription.source(of: owned.object)
    source.recordRead()
    property.pointee.owned = owned
    property.pointee.source = source
  }
}

extension StateObject: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// A model object found in the environment by its type.
///
/// Source: Apple's SwiftUI, `EnvironmentObject`.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var source: Source?

  /// An object that `environmentObject(_:)` put there; it is looked up when the body runs.
  public init() {}

  /// The object. Where none of its type was put, the app stops with a sentence that names the type.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment: add .environmentObject(…) to a view above.")
    }
    return object
  }

  /// Gives bindings: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue, source: source)
  }

  /// Looks the object up and follows it; called by the runtime.
  public static func _makeProperty(
    at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer
  ) {
    let property = address.assumingMemoryBound(to: Self.self)
    let values = EnvironmentValues(scope: buffer.node.scope, host: buffer.node.host)
    let graph = buffer.node.graph
    let subscription = buffer.storage { ObjectSubscription(graph: graph) }
    guard let object = values[object: ObjectType.self] else { return }
    let source = subscription.source(of: object)
    source.recordRead()
    property.pointee.object = object
    property.pointee.source = source
  }
}

extension EnvironmentObject: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension View {
  /// Puts a model object into the environment, to be found by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier(write: { $0[object: T.self] = object }))
  }
}

/// Keeps a state object.
final class OwnedObject<Object: AnyObject> {
  let object: Object

  init(_ object: Object) { self.object = object }
}

/// The subscription of one property to the object that it holds now.
@MainActor final class ObjectSubscription {
  private let graph: Graph
  private var object: AnyObject?
  private var source = Source()
  private var subscription: AnyCancellable?

  init(graph: Graph) { self.graph = graph }

  /// The source that stands for the object's changes.
  func source<Object: ObservableObject>(of object: Object) -> Source {
    guard self.object !== object else { return source }
    let made = Source()
    self.object = object
    source = made
    subscription = object.objectWillChange.sink { [weak graph] _ in
      MainThread.run { [weak graph] in graph?.announce(changeOf: made) }
    }
    return made
  }
}
