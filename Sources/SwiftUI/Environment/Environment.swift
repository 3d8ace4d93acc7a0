import ViewGraph

/// A property that holds what the environment says at its view.
///
/// Source: Apple's SwiftUI, `Environment`. An object that is asked for by type and not there is
/// reported with the type's name before the app stops.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  enum Content {
    case path(KeyPath<EnvironmentValues, Value>)
    case required((EnvironmentValues) -> Value?)
    case optional((EnvironmentValues) -> Value)
  }

  private let content: Content
  private var values: EnvironmentValues?

  /// Reads the value at a key path, such as `\.locale`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .path(keyPath) }

  /// Reads the object of a type that `environment(_:)` put there, and needs it to be there.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .required { $0[object: objectType] }
  }

  /// Reads the object of a type, or nil where none was put.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .optional { $0[object: objectType] }
  }

  /// The value at the view; outside of a view, the default.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    switch content {
    case .path(let path): return values[keyPath: path]
    case .optional(let read): return read(values)
    case .required(let read):
      guard let value = read(values) else {
        preconditionFailure(
          "No \(Value.self) in the environment: add .environment(…) with one to a view above.")
      }
      return value
    }
  }

  /// Connects the property with the environment of the view; called by the runtime.
  public static func _makeProperty(
    at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.values = EnvironmentValues(
      scope: buffer.node.scope, host: buffer.node.host)
  }
}

extension Environment: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    guard case .path(let a) = a.content, case .path(let b) = b.content else { return true }
    return a == b
  }
}
