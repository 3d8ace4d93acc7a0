import ViewGraph

/// A change to a view that can be applied to any view.
///
/// Source: Apple's SwiftUI, `ViewModifier`.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What `body(content:)` gives; `Never` for the modifiers of this module.
  associatedtype Body: View
  /// What is modified, as the body gets to see it.
  typealias Content = _ViewModifier_Content<Self>

  /// The content with the change. The content may be placed several times, and each has state of
  /// its own.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Mounts a view with the modifier; part of the protocol only so that no casts are needed.
  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs
}

extension ViewModifier {
  /// Mounts the modifier's body, with the view where the body places its content.
  @MainActor public static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ModifierNode(view, inputs))
  }

  /// This modifier followed by another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Stops the program: the runtime draws the modifier and never asks for its body.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier and has no body")
  }
}

/// A view, or a modifier, with a modifier applied to it.
///
/// Source: Apple's SwiftUI, `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What is done to it.
  public var modifier: Modifier

  /// A view, or a modifier, with one that is applied after it.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  /// Mounts the view as its modifier does.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    Modifier._makeView(view, inputs: inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content with the first modifier, then with the second.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// The view with a modifier; `ViewModifier` is what a type of your own conforms to.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that leaves the view as it is, where one has to be named.
///
/// Source: Apple's SwiftUI, `EmptyModifier`.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier, where one is asked for.
  public static let identity = EmptyModifier()

  /// A modifier that leaves the view as it is.
  public init() {}

  /// The content alone.
  public func body(content: Content) -> some View { content }
}
