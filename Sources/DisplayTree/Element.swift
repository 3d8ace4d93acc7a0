/// One thing on screen: a text, a field, a stack, a box around a modifier's content.
///
/// An element holds its place in the tree and what layout needs; everything else is asked of its
/// `source` when a renderer or a test wants it, so that nothing is stored twice.
@MainActor package final class Element {
  package let id: ElementID
  package let kind: Kind
  package fileprivate(set) unowned(unsafe) var parent: Element?
  package private(set) var children: [Element] = []
  package unowned(unsafe) let source: any ElementSource
  package let tree: Tree

  /// What changed since the last `Tree.takeChanges()`.
  package internal(set) var changed: Aspects = []
  /// Whether the renderer has been told of this element yet.
  package internal(set) var isNew = true
  /// The attributes that the renderer has written, one bit each, so that it can take them away.
  package var renderedAttributes: UInt64 = 0
  /// The layout the source asked for: fixed and expanding axes.
  package private(set) var sizing = Sizing()
  /// The axes in which the element takes all the room it is offered, from its kind, its sizing and
  /// its children.
  package internal(set) var fills: Axes = []

  package init(_ kind: Kind, in tree: Tree, source: any ElementSource) {
    self.kind = kind
    self.tree = tree
    self.source = source
    id = tree.adopt()
    tree.register(self)
  }

  /// What the element is now, asked of its source.
  package func describe() -> Description {
    var description = Description()
    source.describe(self, into: &description)
    return description
  }

  /// Reports that an aspect of the description changed.
  package func mark(_ aspects: Aspects) {
    tree.mark(self, aspects)
  }

  /// Sets the sizing, and recomputes what depends on it.
  package func size(_ sizing: Sizing) {
    guard sizing != self.sizing else { return }
    self.sizing = sizing
    tree.updateFills(from: self)
  }

  /// Replaces the children; elements that stay keep their identity.
  package func setChildren(_ new: [Element]) {
    guard !new.elementsEqual(children, by: ===) else { return }
    let old = children
    children = new
    for child in old where child.parent === self { child.parent = nil }
    for child in new { child.parent = self }
    tree.childrenChanged(of: self, from: old)
  }
}
