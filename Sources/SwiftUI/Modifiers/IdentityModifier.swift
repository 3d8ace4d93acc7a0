import ViewGraph

/// Gives a view an explicit identity: with another id it is another view.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
  typealias Body = Never

  let content: Content
  let id: ID

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: IDNode(view, inputs))
  }
}

@MainActor
final class IDNode<Content: View, ID: Hashable>: ViewNode<IDView<Content, ID>>,
  IdentifiedNode
{
  private var id: ID
  private var child: ViewNode<Content>?

  init(_ view: IDView<Content, ID>, _ inputs: _ViewInputs) {
    id = view.id
    super.init(in: inputs.place)
    child = mount(view.content, _ViewInputs(below: self))
  }

  override func update(_ new: IDView<Content, ID>) {
    guard new.id != id else {
      child?.update(new.content)
      return
    }
    id = new.id
    child?.unmount()
    child = mount(new.content, _ViewInputs(below: self))
    elementsChanged()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override var explicitID: AnyHashable? { AnyHashable(id) }

  override func mixID(into hash: inout PlaceHash) -> Bool {
    hash.mix(id: id)
    return true
  }
}

extension View {
  /// Ties the view's identity to a value; when it changes, the state begins anew.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
