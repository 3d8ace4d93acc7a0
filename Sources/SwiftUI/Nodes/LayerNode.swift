import DisplayTree
import ViewGraph

/// A modifier that puts another view behind or in front of what it modifies.
nonisolated struct LayerModifier<Layer: View>: ViewModifier {
  typealias Body = Never

  let layer: Layer
  let alignment: Alignment
  let isOverlay: Bool

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: LayerNode(view, inputs))
  }
}

/// A host element with the content and, before or after it, the layer.
@MainActor
final class LayerNode<Content: View, Layer: View>: ViewNode<
  ModifiedContent<Content, LayerModifier<Layer>>
>, ElementProvider
{
  private var child: ViewNode<Content>?
  private var layer: ViewNode<LayerContent<Layer>>?
  private lazy var hostElement = Element(.layered, in: tree, provider: self)

  init(_ view: ModifiedContent<Content, LayerModifier<Layer>>, _ inputs: _ViewInputs) {
    super.init(in: inputs.place)
    _ = hostElement  // numbered before what stands in it
    child = mount(view.content, _ViewInputs(below: self))
    layer = mount(LayerContent(view.modifier), _ViewInputs(below: self))
    syncChildren()
  }

  override func update(_ new: ModifiedContent<Content, LayerModifier<Layer>>) {
    child?.update(new.content)
    layer?.update(LayerContent(new.modifier))
  }

  /// A layer is as large as the content, which nobody has measured unless it says so or fills.
  override func narrow(_ guess: inout RoomGuess) {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    for element in elements { guess.take(lengths: element.describe().style.declarations) }
    let fills = elements.reduce(into: Axes()) { $0.formUnion($1.fills) }
    guess.hug(.both.subtracting(fills))
  }

  override var collectsElements: Bool { true }

  override func syncChildren() {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    layer?.appendElements(to: &elements)
    hostElement.setChildren(elements)
  }

  override func appendElements(to elements: inout [Element]) { elements.append(hostElement) }

  /// Semantics pass on to the content, the first child.
  override var reach: DecorationReach { .box }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
    if let layer { visit(layer) }
  }

  override func unmounted() { tree.remove(hostElement) }

  func describe(_ element: Element, into description: inout Description) {
    decorateFromAncestors(&description, of: element)
  }

  func perform(_ action: Action, on element: Element) -> Bool { performUpwards(action) }

  override var label: String { "Layer" }
  override var detail: String { "\(hostElement.kind) \(hostElement.id)" }
}

/// The view in the layer, in an element that covers the content.
struct LayerContent<Layer: View>: ContainerView {
  let kind: Element.Kind
  let alignment: Alignment
  let content: Layer

  init(_ modifier: LayerModifier<Layer>) {
    kind = modifier.isOverlay ? .overlayLayer : .backgroundLayer
    alignment = modifier.alignment
    content = modifier.layer
  }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    description.style.append(.alignment(alignment.resolved))
  }

  func changes(from old: Self) -> Aspects { alignment == old.alignment ? [] : .style }
}
