import DisplayTree
import ViewGraph

/// A primitive view without children, of which many on a screen have one modifier: view and modifier
/// share a node.
@MainActor protocol DecorableLeaf: ElementView {}

extension DecorableLeaf {
  /// The node of the view with the modifier.
  func decorated<Modifier: DecorationModifier>(
    by modifier: Modifier, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    let view = ModifiedContent(content: self, modifier: modifier)
    return _ViewOutputs(node: DecoratedLeafNode(view, inputs))
  }
}

/// The node of a primitive view and of the innermost decoration of it.
@MainActor
final class DecoratedLeafNode<V: DecorableLeaf, Modifier: DecorationModifier>:
  ElementNode<ModifiedContent<V, Modifier>, V>
{
  private var modifier: Modifier

  init(_ view: ModifiedContent<V, Modifier>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(keeping: view.content, inputs)
  }

  override func update(_ new: ModifiedContent<V, Modifier>) {
    let isChanged = !Comparator.areEqual(modifier, new.modifier)
    modifier = new.modifier
    take(new.content)
    if isChanged { element.mark(Modifier.aspects) }
  }

  override func decorateOwn(_ description: inout Description) {
    modifier.decorate(&description, in: context.environment)
  }

  override func performAction(_ action: Action) -> Bool {
    modifier.perform(action, in: context.environment)
  }

  override var label: String { "\(typeName(V.self)) \(typeName(Modifier.self))" }
}
