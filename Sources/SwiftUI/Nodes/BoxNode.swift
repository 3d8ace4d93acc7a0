import DisplayTree
import ViewGraph

/// A modifier that draws or shapes a box around what it modifies.
@MainActor protocol BoxModifier: ViewModifier where Body == Never {
  @MainActor func describe(_ description: inout Description, in environment: EnvironmentValues)
  var sizing: Sizing { get }
}

extension BoxModifier {
  var sizing: Sizing { Sizing() }

  /// Mounts the view with a box around each of its outermost elements.
  @MainActor public static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: BoxNode(view, inputs))
  }
}

/// The node of a box modifier: one box for each outermost element of the content, as SwiftUI does
/// with a `Group`.
@MainActor
final class BoxNode<Content: View, Modifier: BoxModifier>: ContentNode<Content, Modifier>,
  ElementProvider
{
  private var boxes: [Element] = []

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    sync()
  }

  override func contentWillMount() { boxes = [Element(.box, in: tree, provider: self)] }

  override func modifierChanged(from old: Modifier) {
    guard !Comparator.areEqual(old, modifier) else { return }
    for box in boxes {
      box.size(modifier.sizing)
      box.mark(.style)
    }
  }

  override var collectsElements: Bool { true }

  override func syncChildren() {
    let count = boxes.count
    sync()
    if boxes.count != count { elementsChanged() }
  }

  private func sync() {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    while boxes.count < elements.count { boxes.append(Element(.box, in: tree, provider: self)) }
    while boxes.count > elements.count { tree.remove(boxes.removeLast()) }
    for (box, element) in zip(boxes, elements) {
      box.size(modifier.sizing)
      box.setChildren([element])
    }
  }

  override func appendElements(to elements: inout [Element]) {
    elements.append(contentsOf: boxes)
  }

  override var reach: DecorationReach { .box }

  override func narrow(_ guess: inout RoomGuess) {
    var description = Description()
    modifier.describe(&description, in: EnvironmentValues(scope: scope, host: host))
    guess.take(description.style.declarations)
  }

  override func unmounted() { for box in boxes { tree.remove(box) } }

  func describe(_ element: Element, into description: inout Description) {
    modifier.describe(&description, in: EnvironmentValues(scope: scope, host: host))
    decorateFromAncestors(&description, of: element)
  }

  func perform(_ action: Action, on element: Element) -> Bool { performUpwards(action) }

  override var detail: String { boxes.map { "\($0.kind) \($0.id)" }.joined(separator: " ") }
}
