import DisplayTree
import ViewGraph

/// A node of the view hierarchy: what every kind of view has in common once it is mounted.
@MainActor class AnyViewNode: Node {
  /// Adds the outermost elements of the subtree, in order.
  func appendElements(to elements: inout [Element]) {
    forEachChild { unsafeDowncast($0, to: AnyViewNode.self).appendElements(to: &elements) }
  }

  /// Adds to the description of an element below what this node's modifier says of it.
  func decorate(_ description: inout Description, of element: Element, scope: DecorationScope) {}

  /// What the author calls the view: by `id(_:)` or as the element of a `ForEach`.
  var explicitID: AnyHashable? { nil }

  /// Mixes the id that tells the node apart from its siblings; false when its position does.
  func mixID(into hash: inout PlaceHash) -> Bool { false }

  /// Mixes where a child stands among the children; nothing when there is never another.
  func mixPosition(of child: AnyViewNode, into hash: inout PlaceHash) {
    hash.mix(position(of: child))
  }

  /// The element that stands for the node, around those below it.
  var ownElement: Element? { nil }

  /// Whether the node makes rows of the elements below it.
  var rowKeeping: RowKeeping { .none }

  /// Adds what this node's modifier says of the row that the elements below it become.
  func addTraits(_ traits: inout RowTraits) {}

  /// Performs an action that the node's modifier offered for the elements below it.
  func performAction(_ action: Action) -> Bool { false }

  /// Offers the action to the modifiers between this node and the next element above.
  func performUpwards(_ action: Action) -> Bool {
    var ancestor = parentView
    while let node = ancestor, node.reach != .stop {
      if node.performAction(action) { return true }
      ancestor = node.parentView
    }
    return false
  }

  /// Whether the node puts an element on screen around its children.
  var reach: DecorationReach { .through }

  /// Takes into account that what stands below has no more room than this node leaves it.
  func narrow(_ guess: inout RoomGuess) {}

  /// What was read changed: primitives mark their element, composites run their body.
  override func evaluate() {}

  /// An observable object that the node read changes.
  func observedObjectChanged() { invalidate() }

  /// The views' host.
  var host: ViewHost { unsafeDowncast(graph.owner, to: ViewHost.self) }

  var tree: Tree { host.tree }

  /// Changes how what happens below this node moves on screen.
  func adjust(_ transaction: inout Transaction) {}

  /// The value of a preference that this node passes upwards: that of its children in their order.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { reducedPreference(key) }

  /// The value of a preference below may be another now; false stops the news.
  func preferenceChanged(below key: ObjectIdentifier?) -> Bool { true }

  /// Tells the nearest container that the elements below it changed.
  func elementsChanged() {
    if flags.contains(.writesPreferences) { announcePreference(nil) }
    var ancestor = parent
    while let node = ancestor {
      if unsafeDowncast(node, to: AnyViewNode.self).collectsElements {
        graph.restructure(node)
        return
      }
      ancestor = node.parent
    }
  }

  /// Whether the node keeps the list of the elements below it.
  var collectsElements: Bool { false }

  /// Marks the outermost elements below as changed in these aspects.
  func markElements(_ aspects: Aspects) {
    var elements: [Element] = []
    forEachChild { unsafeDowncast($0, to: AnyViewNode.self).appendElements(to: &elements) }
    for element in elements { element.markThroughBoxes(aspects) }
  }

  /// The author's view that the node belongs to, to be named in reports.
  var viewName: String {
    var ancestor: AnyViewNode? = self
    while let node = ancestor {
      if let name = node.authorsView { return name }
      ancestor = node.parentView
    }
    return "a view"
  }

  /// The name of the view if an author wrote it.
  var authorsView: String? { nil }

  /// The parent as a view node.
  var parentView: AnyViewNode? {
    // Not by `map`: for its closure the compiler asks at run time which actor it is on.
    guard let parent else { return nil }
    return unsafeDowncast(parent, to: AnyViewNode.self)
  }
}

/// The node of a view of a known type, which can be given a new value.
@MainActor class ViewNode<V: View>: AnyViewNode {
  /// Takes the value that the parent's body made for this place.
  func update(_ view: V) { fatalError("\(Self.self) does not take new values") }

  override var label: String { typeName(V.self) }
}

/// Which decorations pass a node on their way down to an element.
enum DecorationReach {
  /// The node has no element: everything passes.
  case through
  /// The node is a box around one element: what concerns accessibility and controls passes.
  case box
  /// The node is an element of its own: nothing passes.
  case stop
}

/// What of a decoration is still to be applied.
enum DecorationScope {
  case everything
  /// The element stands in a box of its own modifiers: the box took the style.
  case semantics
}

extension Element {
  /// Marks this element and, where it is a box around a single element, what stands in it.
  func markThroughBoxes(_ aspects: Aspects) {
    mark(aspects)
    guard kind == .box || kind == .layered, let inner = children.first else { return }
    inner.markThroughBoxes(aspects.subtracting(.style))
  }
}

/// A type's name without its generic arguments.
func typeName(_ type: Any.Type) -> String {
  let name = String(describing: type)
  return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}

extension _ViewInputs {
  /// The inputs for a child of the node.
  @MainActor init(below node: Node) {
    place = Place(parent: node, scope: node.scope)
  }

  /// The inputs for a child of the node in an environment of its own.
  @MainActor init(below node: Node, scope: EnvironmentScope) {
    place = Place(parent: node, scope: scope)
  }
}

/// Mounts a view and returns its node.
@MainActor func mount<V: View>(_ view: V, _ inputs: _ViewInputs) -> ViewNode<V> {
  unsafeDowncast(V._makeView(view, inputs: inputs).node, to: ViewNode<V>.self)
}
