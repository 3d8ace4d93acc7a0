import ViewGraph

/// Which field of a view has the keyboard focus, as a value that can be read and set.
///
/// Setting it moves the focus in the browser after the pass; what the person focuses is written into
/// it. A value that no field on the screen stands for by then is given up: the state is nil again.
///
/// Source: Apple's SwiftUI, `FocusState`.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private let none: Value
  private var location: FocusLocation<Value>?

  /// A state that is true while its field has the focus; false at first.
  public init() where Value == Bool { self.init(initial: false, none: false) }

  /// A state that names the field with the focus; nil while none has it.
  public init<T: Hashable>() where Value == T? { self.init(initial: nil, none: nil) }

  /// The same with a value to begin with, which moves no focus.
  public init(wrappedValue: Value) where Value == Bool {
    self.init(initial: wrappedValue, none: false)
  }

  /// The same with a value to begin with, which moves no focus.
  public init<T: Hashable>(wrappedValue: Value) where Value == T? {
    self.init(initial: wrappedValue, none: nil)
  }

  private init(initial: Value, none: Value) {
    self.initial = initial
    self.none = none
  }

  /// Which field has the focus; set it to move the focus, or to false or nil to end typing.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// What `focused` takes.
  public var projectedValue: Binding {
    guard let location else { return Binding(location: FocusLocation(initial, none: none)) }
    return Binding(location: location)
  }

  /// Connects the state with the view's node; called by the runtime.
  public static func _makeProperty(
    at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer
  ) {
    let state = address.assumingMemoryBound(to: Self.self)
    let (initial, none) = (state.pointee.initial, state.pointee.none)
    let host = buffer.node.host
    state.pointee.location = buffer.storage {
      let location = FocusLocation(initial, none: none)
      location.onSet = { [weak host] location in
        MainActor.assumeIsolated { host?.focus.wants(location) }
      }
      return location
    }
  }

  /// A reference to a focus state, to be handed to `focused` or to another view.
  @propertyWrapper public struct Binding {
    let location: FocusLocation<Value>

    /// Which field has the focus; writing it moves the focus.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.write(newValue) }
    }

    /// The reference itself, to be handed on.
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
