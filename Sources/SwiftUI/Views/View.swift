import ViewGraph

/// A part of the user interface, described by other views.
///
/// Conform a structure and give it a `body`; what it shows follows from its properties alone.
/// The runtime keeps the state of each view at its identity and runs `body` anew only when
/// something that it read changed.
///
/// Source: Apple's SwiftUI, `View`.
@MainActor @preconcurrency public protocol View {
  /// What `body` gives; `Never` for the views of this module that are drawn.
  associatedtype Body: View

  /// What the view is made of. It runs when the view comes on screen and whenever something that it
  /// read has changed; it should change nothing.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Mounts the view; part of the protocol only so that views can be mounted without casts.
  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs
}

/// Where a view is mounted. Opaque: made and read by the runtime.
@MainActor public struct _ViewInputs {
  package let place: Place
}

/// What mounting a view gave. Opaque: made and read by the runtime.
@MainActor public struct _ViewOutputs {
  package let node: Node
}

extension View {
  /// Mounts the view with its body.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: CompositeNode(view, inputs))
  }
}

extension View where Body == Never {
  /// Primitive views have no body; the runtime never asks for it.
  public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

extension Never: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  /// Stops the program: there is no value of this type to show.
  public var body: Never { fatalError("Never is never shown") }
}
