import ViewGraph

/// The node of a modifier around its content: keeps both and hands new values on. What the modifier
/// does is its subclass's.
///
/// What is to happen after the content is mounted or updated stands in an override of `init` or
/// `update`, behind the call of `super`.
@MainActor
class ContentNode<Content: View, Modifier: ViewModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  final private(set) var modifier: Modifier
  final private(set) var child: ViewNode<Content>?

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(in: inputs.place)
    contentWillMount()
    child = mount(view.content, _ViewInputs(below: self, scope: contentScope))
  }

  /// The environment that the content is mounted in.
  var contentScope: EnvironmentScope { scope }

  /// Called once, before the content is there.
  func contentWillMount() {}

  /// The modifier is a new value; the content is still to be updated.
  func modifierChanged(from old: Modifier) {}

  override func update(_ new: ModifiedContent<Content, Modifier>) {
    let old = modifier
    modifier = new.modifier
    modifierChanged(from: old)
    child?.update(new.content)
  }

  /// The content has a mark that no position is, wherever it stands among what the modifier shows:
  /// else what the inner of two like modifiers shows would have the place of the outer one's.
  override func mixPosition(of child: AnyViewNode, into hash: inout PlaceHash) {
    hash.mix(child === self.child ? -1 : position(of: child))
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override var label: String { typeName(Modifier.self) }
}
