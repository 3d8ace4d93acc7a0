import DisplayTree
import ViewGraph

/// A modifier that says something of the row that its content becomes.
nonisolated struct RowTraitModifier: ViewModifier {
  typealias Body = Never

  let trait: RowTrait

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: RowTraitNode(view, inputs))
  }
}

@MainActor
final class RowTraitNode<Content: View>: ContentNode<Content, RowTraitModifier> {
  override func update(_ new: ModifiedContent<Content, RowTraitModifier>) {
    let old = modifier.trait
    super.update(new)
    guard !old.looksLike(modifier.trait) else { return }
    refreshRows(redrawn: old.isDrawnByRow || modifier.trait.isDrawnByRow)
  }

  override func addTraits(_ traits: inout RowTraits) { traits.take(modifier.trait) }

  override var label: String { "RowTrait" }
}

extension AnyViewNode {
  /// Has the rows made of the elements below laid out anew and, where their own look may have
  /// changed, drawn.
  func refreshRows(redrawn: Bool) {
    var elements: [Element] = []
    forEachChild { unsafeDowncast($0, to: AnyViewNode.self).appendElements(to: &elements) }
    for element in elements {
      if let row = element.row {
        (row.provider as? any RowKeeper)?.refresh(row, redrawn: redrawn)
      } else {
        (element.innermost.provider as? any RowKeeper)?.refreshAll(redrawn: redrawn)
      }
    }
  }
}

extension Element {
  /// The element inside the boxes of modifiers.
  @MainActor var innermost: Element {
    var element = self
    while element.isBoxAroundOne, let inner = element.children.first { element = inner }
    return element
  }

  /// The row that the element stands in, with nothing but boxes between them.
  @MainActor var row: Element? {
    var ancestor = parent
    while let element = ancestor, element.isBoxAroundOne { ancestor = element.parent }
    return ancestor?.kind == .row ? ancestor : nil
  }
}
