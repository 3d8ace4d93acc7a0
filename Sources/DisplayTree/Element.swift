/// One thing on screen: a text, a field, a stack, a box around a modifier's content.
///
/// An element holds its place in the tree and what layout needs; everything else is asked of its
/// `provider` when a renderer or a test wants it, so that nothing is stored twice.
///
/// All happens on the main actor, and no access to a property lasts longer than a statement: so the run-time
/// checks for accesses that overlap, a twelfth of a first render, are left out.
@MainActor package final class Element {
  // In this order an element takes 72 bytes, which is what malloc makes no more of.

  package let id: ElementID
  @exclusivity(unchecked) private var currentKind: Kind
  /// Whether the renderer has been told of this element yet.
  @exclusivity(unchecked) package internal(set) var isNew = true
  /// What changed since the last `Tree.takeChanges()`.
  @exclusivity(unchecked) package internal(set) var changed: Aspects = []
  @exclusivity(unchecked) package fileprivate(set) unowned(unsafe) var parent: Element?
  /// What stands in the element, in order.
  @exclusivity(unchecked) package private(set) var children = Children.none
  @exclusivity(unchecked) package private(set) unowned(unsafe) var provider: any ElementProvider
  private var lowAttributes: UInt32 = 0
  private var highAttributes: UInt16 = 0
  /// The layout the provider asked for: fixed and expanding axes.
  package private(set) var sizing = Sizing()
  /// The axes in which the element takes all the room it is offered, from its kind, its sizing and
  /// its children.
  @exclusivity(unchecked) package internal(set) var fills: Axes = []

  package init(_ kind: Kind, in tree: Tree, provider: any ElementProvider) {
    currentKind = kind
    self.provider = provider
    id = tree.adopt()
    tree.register(self)
  }

  package var kind: Kind { currentKind }

  /// The tree that the element stands in, known to its provider.
  package var tree: Tree { provider.tree }

  /// The attributes that the renderer has written, one bit each of 47, so that it can take them
  /// away.
  package var renderedAttributes: UInt64 {
    get { UInt64(highAttributes & ~Self.enabledBit) << 32 | UInt64(lowAttributes) }
    set {
      lowAttributes = UInt32(truncatingIfNeeded: newValue)
      highAttributes = UInt16(newValue >> 32) | highAttributes & Self.enabledBit
    }
  }

  /// Whether a page may ever have shown the element enabled, so that an event for it can be honest.
  var hasBeenEnabled: Bool {
    get { highAttributes & Self.enabledBit != 0 }
    set { highAttributes = highAttributes & ~Self.enabledBit | (newValue ? Self.enabledBit : 0) }
  }

  private static let enabledBit: UInt16 = 0x8000

  /// The child of an element that holds just one.
  package var onlyChild: Element? {
    if case .one(let child) = children { child } else { nil }
  }

  /// What the element is now, asked of its provider.
  package func describe() -> Description {
    var description = Description()
    provider.describe(self, into: &description)
    return description
  }

  /// Goes over to another provider, which describes the same thing on screen from now on.
  package func pass(to provider: any ElementProvider, as kind: Kind) {
    self.provider = provider
    currentKind = kind
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
    let old = children
    guard !new.elementsEqual(old, by: ===) else { return }
    for child in new where child.parent !== self && !child.isNew { tree.childMoved(child) }
    children = Children(new)
    for child in old where child.parent === self { child.parent = nil }
    for child in new { child.parent = self }
    tree.childrenChanged(of: self, from: old)
  }

  /// Lets go of the children that nobody else has taken: the element leaves the tree.
  func orphanChildren() {
    for child in children where child.parent === self { child.parent = nil }
  }
}
