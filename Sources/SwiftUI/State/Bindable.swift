import Observation
import ViewGraph

/// Gives bindings to the properties of an observable object.
///
/// Source: Apple's SwiftUI, `Bindable`.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object whose properties are bound.
  public var wrappedValue: Value

  /// Not available: the value is no observable object.
  @available(*, unavailable, message: "Bindable takes an observable object")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// What `$model` stands for: `$model.name` is a binding.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Bindings to the properties of an object: `@Bindable var model: Model`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The same as an expression in a body: `Bindable(model).name`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The same from what `$model` stands for.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object, which every reader of the property follows.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}
