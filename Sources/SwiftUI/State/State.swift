import ViewGraph

/// A value that belongs to one view and lives as long as the view's identity.
///
/// Reading it in `body` makes the view run anew when it changes; `$name` gives a binding to it.
///
/// Source: Apple's SwiftUI, `State`.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// A state that begins with a value; what is given in later runs of the parent changes nothing.
  public init(wrappedValue value: Value) { initial = value }

  /// The same in Apple's older spelling, for an initialiser: `_name = State(initialValue: name)`.
  public init(initialValue value: Value) { initial = value }

  /// The value. A write before the view is on screen is reported and has no effect.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set {
      guard let location else { return Self.warnUnmounted() }
      location.write(newValue)
    }
    nonmutating _modify {
      guard let location, MainThread.isCurrent else {
        var value = wrappedValue
        yield &value
        self.wrappedValue = value
        return
      }
      yield &location.current
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  /// Connects the state with the view's node, where its value lives; called by the runtime.
  public static func _makeProperty(
    at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer
  ) {
    let state = address.assumingMemoryBound(to: Self.self)
    let initial = state.pointee.initial
    state.pointee.location = buffer.storage { StateLocation(initial) }
  }

  private static func warnUnmounted() {
    Reports.print(
      "A State<\(Value.self)> was written before its view is on screen; the write has no effect."
        + " Set it in an action, in onAppear, or with State(initialValue:).")
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension State: Sendable where Value: Sendable {}
