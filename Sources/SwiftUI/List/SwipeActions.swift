import DisplayTree
import ViewGraph

/// The buttons at one side of a row; after a full swipe the first of them is tapped.
nonisolated struct SwipeActions: ContainerView {
  typealias Body = Never

  let isFull: Bool
  let content: AnyView

  var kind: Element.Kind { .actions }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    guard isFull else { return }
    var control = ControlTraits()
    control.takesFullSwipe = true
    description.control = control
  }

  func changes(from old: Self) -> Aspects { isFull == old.isFull ? [] : .style }

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: SwipeActionsNode(view, inputs))
  }
}

/// Counts as an element only while a button stands in it.
@MainActor final class SwipeActionsNode: ContainerNode<SwipeActions> {
  override func syncChildren() {
    let wasEmpty = element.children.isEmpty
    super.syncChildren()
    if element.children.isEmpty != wasEmpty { elementsChanged() }
  }

  override func appendElements(to elements: inout [Element]) {
    if !element.children.isEmpty { super.appendElements(to: &elements) }
  }
}
