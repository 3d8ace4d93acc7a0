import ViewGraph

/// The view that stands for the modified content inside a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  let source: ContentSource

  /// Mounts the modified content at this place of the modifier's body.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: PlacedContentNode<Modifier>(view, inputs))
  }
}

/// The modified content of one modifier node: mounted wherever the body places it.
@MainActor class ContentSource {
  func mountContent(_ inputs: _ViewInputs) -> AnyViewNode { fatalError("abstract") }
  func place(_ node: AnyViewNode) {}
  func unplace(_ node: AnyViewNode) {}
}

/// The node of a view with a modifier that has a body.
@MainActor
final class ModifierNode<Content: View, Modifier: ViewModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var modifier: Modifier
  private let content: PlacedContent<Content>
  private var child: ViewNode<Modifier.Body>?
  private var properties = PropertyStorage()

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    content = PlacedContent(view.content)
    super.init(in: inputs.place)
    run()
  }

  override func update(_ new: ModifiedContent<Content, Modifier>) {
    if !Comparator.areEqual(modifier, new.modifier) {
      modifier = new.modifier
      run()
    }
    content.update(new.content)
  }

  override func evaluate() { run() }

  private func run() {
    graph.willRun(self)
    let body = track { runBody() }
    if let child { child.update(body) } else { child = mount(body, _ViewInputs(below: self)) }
  }

  private func runBody() -> Modifier.Body {
    properties.install(in: &modifier, of: self)
    return observing {
      host.measure(label) { modifier.body(content: _ViewModifier_Content(source: content)) }
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func unmounted() { properties.unmount() }

  override var label: String { typeName(Modifier.self) }
}

/// The content of a modifier node with the places where it is mounted.
@MainActor final class PlacedContent<Content: View>: ContentSource {
  private var content: Content
  private var placements: [PlacedContentBase] = []

  init(_ content: Content) { self.content = content }

  func update(_ new: Content) {
    content = new
    for placement in placements {
      placement.child.map { unsafeDowncast($0, to: ViewNode<Content>.self).update(new) }
    }
  }

  override func mountContent(_ inputs: _ViewInputs) -> AnyViewNode { mount(content, inputs) }

  override func place(_ node: AnyViewNode) {
    (node as? PlacedContentBase).map { placements.append($0) }
  }

  override func unplace(_ node: AnyViewNode) { placements.removeAll { $0 === node } }
}

/// A place where a modifier's content is mounted.
@MainActor protocol PlacedContentBase: AnyObject {
  var child: AnyViewNode? { get }
}

@MainActor
final class PlacedContentNode<Modifier: ViewModifier>: ViewNode<
  _ViewModifier_Content<Modifier>
>, PlacedContentBase
{
  private(set) var child: AnyViewNode?
  private let source: ContentSource

  init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _ViewInputs) {
    source = view.source
    super.init(in: inputs.place)
    child = source.mountContent(_ViewInputs(below: self))
    source.place(self)
  }

  override func update(_ view: _ViewModifier_Content<Modifier>) {}

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func unmounted() { source.unplace(self) }

  override var label: String { "Content" }
}
