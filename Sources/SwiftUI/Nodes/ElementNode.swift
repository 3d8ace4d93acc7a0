import DisplayTree
import ViewGraph

/// A primitive view that puts one element on screen.
@MainActor protocol ElementView: View where Body == Never {
  var kind: Element.Kind { get }

  /// Fills in what the element is. Reads of the environment and of bindings in `observe` alone make
  /// the view react to them; here they are read as they are.
  @MainActor func describe(_ description: inout Description, in context: ElementContext)

  /// Reads everything the description depends on beside the view's own value; what may lead to an
  /// observable object (a binding) through the node's `observing`.
  @MainActor func observe(in context: ElementContext)

  /// What changed when a new value takes an old one's place.
  func changes(from old: Self) -> Aspects

  /// What changes when something that `observe` read changed.
  var observedAspects: Aspects { get }

  /// How the element takes room.
  @MainActor func sizing(in context: ElementContext) -> Sizing

  /// Performs an action of the element.
  @MainActor func perform(_ action: Action, in context: ElementContext) -> Bool
}

extension ElementView {
  @MainActor func observe(in context: ElementContext) {}
  func changes(from old: Self) -> Aspects {
    Comparator.areEqual(self, old)
      ? [] : [.text, .style, .value, .control, .accessibility, .graphic]
  }
  var observedAspects: Aspects { [.style, .value, .control, .accessibility, .graphic] }
  @MainActor func sizing(in context: ElementContext) -> Sizing { Sizing() }
  @MainActor func perform(_ action: Action, in context: ElementContext) -> Bool { false }
}

/// A primitive view whose element holds other views.
@MainActor protocol ElementContainer: View where Body == Never {
  associatedtype Content: View
  associatedtype Shell: ElementView

  var content: Content { get }

  /// What the node keeps of the view: the nodes of the content keep the content.
  var shell: Shell { get }
}

/// A container whose node keeps all of it; simpler, where there are few on a screen.
@MainActor protocol ContainerView: ElementView, ElementContainer where Shell == Self {}

extension ContainerView {
  var shell: Self { self }
}

/// What a primitive view may ask of its place.
@MainActor struct ElementContext {
  let node: AnyViewNode
  let element: Element

  var environment: EnvironmentValues { EnvironmentValues(scope: node.scope, host: node.host) }
  var host: ViewHost { node.host }
}

/// The node of a primitive view: its element, and what it keeps of the view.
@MainActor class ElementNode<V: View, Kept: ElementView>: ViewNode<V>, ElementProvider {
  private(set) var view: Kept
  private(set) lazy var element = Element(view.kind, in: tree, provider: self)

  init(keeping view: Kept, _ inputs: _ViewInputs) {
    self.view = view
    super.init(in: inputs.place)
    observe()
    element.size(view.sizing(in: context))
  }

  var context: ElementContext { ElementContext(node: self, element: element) }

  /// Takes a new value and marks what it changes.
  final func take(_ new: Kept) {
    let old = view
    view = new
    let aspects = new.changes(from: old)
    guard !aspects.isEmpty else { return }
    observe()
    element.size(new.sizing(in: context))
    element.mark(aspects)
  }

  override func evaluate() {
    observe()
    element.size(view.sizing(in: context))
    element.mark(view.observedAspects)
  }

  private func observe() { track { view.observe(in: context) } }

  override func appendElements(to elements: inout [Element]) { elements.append(element) }

  override var reach: DecorationReach { .stop }

  override var ownElement: Element? { element }

  override func narrow(_ guess: inout RoomGuess) {
    if view.kind == .scroll { guess.take(scrolling: element.sizing.expands) }
  }

  override func unmounted() { tree.remove(element) }

  func describe(_ element: Element, into description: inout Description) {
    view.describe(&description, in: context)
    decorateOwn(&description)
    decorateFromAncestors(&description, of: element)
  }

  /// Adds what a modifier says that the node itself holds.
  func decorateOwn(_ description: inout Description) {}

  func perform(_ action: Action, on element: Element) -> Bool {
    view.perform(action, in: context) || performAction(action) || performUpwards(action)
  }

  override var detail: String { "\(element.kind) \(element.id)" }
}

/// The node of a primitive view without children.
@MainActor class LeafNode<V: ElementView>: ElementNode<V, V> {
  init(_ view: V, _ inputs: _ViewInputs) { super.init(keeping: view, inputs) }

  override func update(_ new: V) { take(new) }
}

/// The node of a primitive view with children.
@MainActor class ContainerNode<V: ElementContainer>: ElementNode<V, V.Shell> {
  private var child: ViewNode<V.Content>?

  init(_ view: V, _ inputs: _ViewInputs) {
    super.init(keeping: view.shell, inputs)
    let child = mount(view.content, childInputs)
    self.child = child
    syncChildren()
  }

  var childInputs: _ViewInputs { _ViewInputs(below: self) }

  override func update(_ new: V) {
    take(new.shell)
    child?.update(new.content)
  }

  override var collectsElements: Bool { true }

  override func syncChildren() { element.setChildren(contentElements) }

  /// The outermost elements of the content, in order.
  var contentElements: [Element] {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    return elements
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }
}

extension ElementView {
  /// Mounts the view as one element without children.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: LeafNode(view, inputs))
  }
}

extension ElementContainer {
  /// Mounts the view as one element with its content inside.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ContainerNode(view, inputs))
  }
}

extension ContainerView {
  /// Mounts the view as one element with its content inside.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ContainerNode(view, inputs))
  }
}

extension AnyViewNode {
  /// Walks up to the next element and lets each modifier on the way say its part; past a box around
  /// this element alone, only what concerns controls and accessibility still counts. What is said of
  /// a view is not said again of the layers in it.
  func decorateFromAncestors(_ description: inout Description, of element: Element) {
    defer { animate(&description) }
    guard !element.isLayer else { return }
    var scope = DecorationScope.everything
    var ancestor = parentView
    while let node = ancestor {
      switch node.reach {
      case .stop: return
      case .box: scope = .semantics
      case .through: node.decorate(&description, of: element, scope: scope)
      }
      ancestor = node.parentView
    }
  }
}
