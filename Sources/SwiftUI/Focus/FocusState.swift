import ViewGraph

/// Which field of a view has the keyboard focus, as a value that can be read and set.
///
/// Setting it moves the focus in the browser after the pass; what the person focuses is written into
/// it.
///
/// Source: Apple's SwiftUI, `FocusState`.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: FocusLocation<Value>?

  public init() where Value == Bool { initial = false }

  public init<T: Hashable>() where Value == T? { initial = nil }

  public init(wrappedValue: Value) where Value == Bool { initial = wrappedValue }

  public init<T: Hashable>(wrappedValue: Value) where Value == T? { initial = wrappedValue }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  public var projectedValue: Binding {
    guard let location else { return Binding(location: FocusLocation(initial)) }
    return Binding(location: location)
  }

  public static func _makeProperty(
    at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer
  ) {
    let state = address.assumingMemoryBound(to: Self.self)
    let (initial, host) = (state.pointee.initial, buffer.node.host)
    state.pointee.location = buffer.storage {
      let location = FocusLocation(initial)
      location.onSet = { [weak host] location in
        MainActor.assumeIsolated { host?.focus.wants(location) }
      }
      return location
    }
  }

  /// A reference to a focus state, to be handed to `focused` or to another view.
  @propertyWrapper public struct Binding {
    let location: FocusLocation<Value>

    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.write(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension FocusState.Binding: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    return a.location === b.location
  }
}
