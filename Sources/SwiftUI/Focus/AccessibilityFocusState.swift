import ViewGraph

/// Which view assistive technology is at, as a value that can be read and set.
///
/// Set it after something changed that a person must not miss: to the title of the next step, to a
/// summary of errors.
///
/// ```swift
/// @AccessibilityFocusState private var isAtTitle: Bool
/// …
/// Text(step.title).accessibilityFocused($isAtTitle)
/// ```
///
/// Source: Apple's SwiftUI, `AccessibilityFocusState`. A page cannot know whether somebody listens, and
/// browsers have one focus for all: it moves the focus of the keyboard, too, to any view.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>

  /// A state that is true while assistive technology is at its view; false at first.
  public init() where Value == Bool { state = FocusState() }

  /// A state that names the view; nil while it is at none of them.
  public init<T: Hashable>() where Value == T? { state = FocusState() }

  /// Which view assistive technology is at; set it to lead there.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What `accessibilityFocused` takes.
  public var projectedValue: Binding { Binding(location: state.projectedValue.location) }

  /// Connects the state with the view's node; called by the runtime.
  public static func _makeProperty(
    at address: UnsafeMutableRawPointer, in buffer: inout _DynamicPropertyBuffer
  ) {
    // The one stored property is at the same address.
    FocusState<Value>._makeProperty(at: address, in: &buffer)
  }

  /// A reference to such a state, to be handed on to another view.
  @propertyWrapper public struct Binding {
    let location: FocusLocation<Value>

    /// Which view assistive technology is at; writing it leads there.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.write(newValue) }
    }

    /// The reference itself, to be handed on.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension AccessibilityFocusState.Binding: GraphComparable {
  package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Self.self).pointee
    let b = b.assumingMemoryBound(to: Self.self).pointee
    return a.location === b.location
  }
}
