import DisplayTree
import ViewGraph

/// A modifier without an element of its own: it adds to the description of what it modifies.
@MainActor protocol DecorationModifier: ViewModifier where Body == Never {
  /// Adds to the description; an element further inside that said the same keeps its word.
  @MainActor func decorate(_ description: inout Description, in environment: EnvironmentValues)

  /// What of the description the modifier can change.
  static var aspects: Aspects { get }

  /// Whether it says something of controls or accessibility, which goes through boxes to the element
  /// inside them; otherwise it styles the outermost box.
  static var isSemantic: Bool { get }

  /// Performs an action that it added to an element.
  @MainActor func perform(_ action: Action, in environment: EnvironmentValues) -> Bool
}

extension DecorationModifier {
  static var isSemantic: Bool { false }
  @MainActor func perform(_ action: Action, in environment: EnvironmentValues) -> Bool { false }

  /// Mounts the view; one without children takes the modifier into its own node.
  @MainActor public static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    if V.self is any DecorableLeaf.Type, let leaf = view.content as? any DecorableLeaf {
      return leaf.decorated(by: view.modifier, inputs)
    }
    return _ViewOutputs(node: DecorationNode(view, inputs))
  }
}

@MainActor
final class DecorationNode<Content: View, Modifier: DecorationModifier>: ContentNode<
  Content, Modifier
>
{
  override func modifierChanged(from old: Modifier) {
    if !Comparator.areEqual(old, modifier) { markElements(Modifier.aspects) }
  }

  override func decorate(
    _ description: inout Description, of element: Element, scope: DecorationScope
  ) {
    guard scope == .everything || Modifier.isSemantic else { return }
    guard !Modifier.isSemantic || !element.isBoxAroundOne else { return }
    modifier.decorate(&description, in: EnvironmentValues(scope: self.scope, host: host))
  }

  override func performAction(_ action: Action) -> Bool {
    modifier.perform(action, in: EnvironmentValues(scope: scope, host: host))
  }
}

extension Element {
  /// Whether the element lies behind or in front of a view.
  var isLayer: Bool { kind == .backgroundLayer || kind == .overlayLayer }

  /// Whether the element is a modifier's box around a single element, which then carries the
  /// semantics.
  var isBoxAroundOne: Bool {
    switch kind {
    case .box: onlyChild != nil
    case .layered: true
    default: false
    }
  }
}
