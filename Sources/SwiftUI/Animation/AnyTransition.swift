import DisplayTree
import Foundation
import ViewGraph

/// How a view comes on screen in an animated change.
///
/// Source: Apple's SwiftUI, `AnyTransition`. A view that leaves is gone at once: the page only
/// draws how one enters.
public struct AnyTransition: Equatable, Sendable {
  let value: DisplayTree.Transition
  var animation: Animation?

  public static let identity = AnyTransition(value: .identity)
  public static let opacity = AnyTransition(value: .opacity)
  public static let slide = AnyTransition(value: .slide)
  public static var scale: AnyTransition { AnyTransition(value: .scale(0)) }

  /// Grows from a share of the size.
  ///
  /// Source: Apple's SwiftUI, `AnyTransition.scale(scale:anchor:)`. It grows from the middle, whatever
  /// the anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(value: .scale(scale))
  }

  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(value: .move(edge.side))
  }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(value: .push(edge.side))
  }

  /// The insertion counts.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(value: .combined(value, other.value), animation: animation ?? other.animation)
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(value: value, animation: animation)
  }
}

/// Says how a view enters; only while it is new on the page, and only in an animated change.
nonisolated struct TransitionModifier: ViewModifier, Equatable {
  typealias Body = Never

  let transition: AnyTransition

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TransitionNode(view, inputs))
  }
}

@MainActor
final class TransitionNode<Content: View>: ViewNode<
  ModifiedContent<Content, TransitionModifier>
>
{
  private var modifier: TransitionModifier
  private var child: ViewNode<Content>?

  init(_ view: ModifiedContent<Content, TransitionModifier>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(in: inputs.place)
    child = mount(view.content, _ViewInputs(below: self))
  }

  override func update(_ new: ModifiedContent<Content, TransitionModifier>) {
    modifier = new.modifier
    child?.update(new.content)
  }

  override func decorate(
    _ description: inout Description, of element: Element, scope: DecorationScope
  ) {
    guard scope == .everything, element.isNew, !host.motion.isFirstPage,
      let animation = modifier.transition.animation ?? host.motion.animation(at: self)
    else { return }
    description.style.append(.transition(modifier.transition.value))
    if modifier.transition.animation != nil {
      description.style.append(.animation(animation.curve))
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override var label: String { "Transition" }
}

extension View {
  /// Says how the view comes on screen in an animated change.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
