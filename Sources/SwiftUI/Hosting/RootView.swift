import DisplayTree
import ViewGraph

/// The root of every hierarchy: the element that fills the window, with what is presented above it.
nonisolated struct RootView<Content: View>: ContainerView {
  let content: PageView<Content>

  init(content: Content) { self.content = PageView(content: content, role: .implicit) }

  var kind: Element.Kind { .root }

  @MainActor static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: RootNode(view, inputs))
  }

  @MainActor func describe(_ description: inout Description, in context: ElementContext) {
    if context.host.watchesVisibility { description.watches.insert(.visibility) }
    if context.host.leaving.traits.isAskedFirst { description.watches.insert(.leaving) }
    guard let scheme = context.host.preferredColorScheme else { return }
    description.watches.insert(.scheme)
    description.style.append(.colorScheme(scheme.name))
  }

  func changes(from old: Self) -> Aspects { [] }
}

@MainActor final class RootNode<Content: View>: ContainerNode<RootView<Content>> {
  override init(_ view: RootView<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    host.presentationRoot = self
  }

  override func syncChildren() {
    var elements = contentElements
    for presentation in host.presentations { presentation.appendElements(to: &elements) }
    element.setChildren(elements)
  }
}
