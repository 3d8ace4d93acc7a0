import DisplayTree
import Foundation
import ViewGraph

/// How a view comes on screen and leaves it in an animated change.
///
/// A view that leaves is deaf at once: it takes no taps and no text, and assistive technology does
/// not see it while its last pictures are drawn.
///
/// Source: Apple's SwiftUI, `AnyTransition`.
public struct AnyTransition: Equatable, Sendable {
  /// One way, with an animation of its own if it has one.
  struct Half: Equatable, Sendable {
    var value: DisplayTree.Transition
    var animation: Animation?

    func combined(with other: Half) -> Half {
      Half(value: .combined(value, other.value), animation: animation ?? other.animation)
    }
  }

  var insertion: Half
  var removal: Half

  private init(_ insertion: DisplayTree.Transition, _ removal: DisplayTree.Transition) {
    self.insertion = Half(value: insertion)
    self.removal = Half(value: removal)
  }

  private init(_ both: DisplayTree.Transition) { self.init(both, both) }

  private init(insertion: Half, removal: Half) {
    self.insertion = insertion
    self.removal = removal
  }

  /// There and gone at once.
  public static let identity = AnyTransition(.identity)
  /// Fades in and out.
  public static let opacity = AnyTransition(.opacity)
  /// In from the leading edge, out to the trailing one.
  public static let slide = AnyTransition(.slide)
  /// Grows out of nothing, and shrinks to it.
  public static var scale: AnyTransition { AnyTransition(.scale(0)) }

  /// Grows out of nothing, and shrinks to a share of the size.
  ///
  /// Source: Apple's SwiftUI, `AnyTransition.scale(scale:anchor:)`. The share counts for a view that
  /// leaves; a new one always grows out of nothing. Both happen around the middle, whatever the anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale))
  }

  /// In from outside of an edge of the view's own room, and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(.move(edge.side))
  }

  /// In from the edge, out to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(.push(edge.side), .push(edge.side.opposite))
  }

  /// Comes in one way and leaves in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Both transitions at once; where each has an animation of its own, this one's counts.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertion: insertion.combined(with: other.insertion),
      removal: removal.combined(with: other.removal))
  }

  /// Gives the transition an animation of its own, which runs without `withAnimation`, too; nil
  /// leaves it to that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.insertion.animation = animation
    copy.removal.animation = animation
    return copy
  }
}

extension DisplayTree.Presentation.Edge {
  fileprivate var opposite: Self {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Says how a view enters, while it is new on the page, and how it leaves; both only in an animated
/// change.
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
final class TransitionNode<Content: View>: ContentNode<Content, TransitionModifier> {
  override func decorate(
    _ description: inout Description, of element: Element, scope: DecorationScope
  ) {
    guard scope == .everything else { return }
    if modifier.transition.removal.value != .identity { description.style.append(.leaves) }
    let insertion = modifier.transition.insertion
    guard element.isNew, !host.motion.isFirstPage,
      let animation = insertion.animation ?? host.motion.animation(at: self)
    else { return }
    description.style.append(.transition(insertion.value))
    if insertion.animation != nil { description.style.append(.animation(animation.curve)) }
  }

  override func unmounted() {
    let removal = modifier.transition.removal
    guard let animation = removal.animation ?? host.motion.animation(at: self) else { return }
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    for element in elements {
      tree.depart(element, Departure(removal.value, animation.curve))
    }
  }

  override var label: String { "Transition" }
}

extension View {
  /// Says how the view comes on screen and leaves it in an animated change.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
