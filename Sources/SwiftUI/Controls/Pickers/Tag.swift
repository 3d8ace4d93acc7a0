import DisplayTree
import ViewGraph

/// Gives a view the value that a selection holds while the view is chosen.
nonisolated struct TagModifier<Tag: Hashable>: ViewModifier {
  typealias Body = Never

  let tag: Tag
  let includesOptional: Bool

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TagNode(view, inputs))
  }
}

/// A node that knows which value of a selection stands for the views in it.
@MainActor protocol TaggedNode: AnyViewNode {
  /// The tag as a value of the selection's type; nil when it is of another type.
  func tag<Selection: Hashable>(as type: Selection.Type) -> Selection?
}

@MainActor
final class TagNode<Content: View, Tag: Hashable>: ContentNode<Content, TagModifier<Tag>>,
  TaggedNode
{
  override func modifierChanged(from old: TagModifier<Tag>) {
    if old.tag != modifier.tag { elementsChanged() }
  }

  func tag<Selection: Hashable>(as type: Selection.Type) -> Selection? {
    if let tag = modifier.tag as? Selection, modifier.includesOptional || Tag.self == type {
      return tag
    }
    return nil
  }

  override func addTraits(_ traits: inout RowTraits) {
    traits.tag = traits.tag ?? AnyHashable(modifier.tag)
  }

  override var label: String { "Tag" }
}

/// A row's id stands for a tag where none is given.
extension ForEachRow: TaggedNode {
  func tag<Selection: Hashable>(as type: Selection.Type) -> Selection? { id as? Selection }
}

extension Element {
  /// The node whose tag stands for this element in a container: the nearest `tag` modifier around
  /// or inside it, else the row of the `ForEach` that it stands in.
  func taggedNode(below container: Node) -> (any TaggedNode)? {
    guard let node = provider as? AnyViewNode else { return nil }
    var row: (any TaggedNode)?
    var current: AnyViewNode? = node
    while let node = current, node !== container {
      if let tagged = node as? any TaggedNode {
        if !(node is any IdentifiedNode) { return tagged }
        row = row ?? tagged
      }
      current = node.parentView
    }
    return node.taggedDescendant ?? row
  }
}

extension AnyViewNode {
  /// The first node with a tag of its own further inside, past boxes that modifiers draw.
  fileprivate var taggedDescendant: (any TaggedNode)? {
    var found: (any TaggedNode)?
    forEachChild { child in
      guard found == nil else { return }
      let child = unsafeDowncast(child, to: AnyViewNode.self)
      if let tagged = child as? any TaggedNode, !(child is any IdentifiedNode) {
        found = tagged
      } else {
        found = child.taggedDescendant
      }
    }
    return found
  }
}

extension View {
  /// Says which value of a picker's or list's selection stands for this view.
  ///
  /// - Parameter includeOptional: Whether the tag also counts for a selection that is an optional
  ///   of the tag's type.
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    modifier(TagModifier(tag: tag, includesOptional: includeOptional))
  }
}
