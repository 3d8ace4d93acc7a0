import DisplayTree
import ViewGraph

/// Makes a view a tab with a label.
nonisolated struct TabItemModifier<Label: View>: ViewModifier {
  typealias Body = Never

  let label: Label

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TabItemNode(view, inputs))
  }
}

/// The node of a tab: its element holds the label and, once it was chosen, the content. Outside of
/// a tab view it is the content alone.
@MainActor
final class TabItemNode<Content: View, Label: View>: ViewNode<
  ModifiedContent<Content, TabItemModifier<Label>>
>, ElementProvider, TabMember
{
  private var view: ModifiedContent<Content, TabItemModifier<Label>>
  private let own: EnvironmentScope
  private let isTab: Bool
  private var element: Element?
  private var title: ViewNode<Part<Label>>?
  private var content: ViewNode<Content>?
  /// The content as a page of its own, whose bar stands in the tab.
  private var page: ViewNode<PageView<Content>>?

  init(_ view: ModifiedContent<Content, TabItemModifier<Label>>, _ inputs: _ViewInputs) {
    self.view = view
    own = EnvironmentScope(parent: inputs.place.scope)
    isTab = EnvironmentValues(scope: inputs.place.scope, host: nil).standsInTabs
    super.init(in: inputs.place)
    guard isTab else {
      content = mount(view.content, _ViewInputs(below: self))
      return
    }
    own.set(for: host) { $0.standsInTabs = false }
    element = Element(.tab, in: tree, provider: self)
    title = mount(Part(.label, view.modifier.label), _ViewInputs(below: self))
    syncChildren()
  }

  override func update(_ new: ModifiedContent<Content, TabItemModifier<Label>>) {
    view = new
    title?.update(Part(.label, new.modifier.label))
    content?.update(new.content)
    page?.update(PageView(content: new.content, role: .implicit))
  }

  func activate() {
    guard isTab, content == nil, page == nil else { return }
    let inputs = _ViewInputs(below: self, scope: own)
    // In a navigation the bar of the page is shared by the tabs.
    if EnvironmentValues(scope: scope, host: host).page?.isInNavigation == true {
      content = mount(view.content, inputs)
    } else {
      page = mount(PageView(content: view.content, role: .implicit), inputs)
    }
    syncChildren()
  }

  override var collectsElements: Bool { isTab }

  override func syncChildren() {
    var elements: [Element] = []
    title?.appendElements(to: &elements)
    content?.appendElements(to: &elements)
    page?.appendElements(to: &elements)
    element?.setChildren(elements)
  }

  override func appendElements(to elements: inout [Element]) {
    if let element { elements.append(element) } else { content?.appendElements(to: &elements) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let title { visit(title) }
    if let content { visit(content) }
    if let page { visit(page) }
  }

  override func unmounted() {
    if let element { tree.remove(element) }
  }

  override var reach: DecorationReach { isTab ? .stop : .through }

  func describe(_ element: Element, into description: inout Description) {
    var presentation = DisplayTree.Presentation()
    presentation.badge = badge
    description.presentation = presentation
    decorateFromAncestors(&description, of: element)
  }

  private var badge: String? {
    var ancestor = parentView
    while let node = ancestor, node.reach == .through {
      if let badge = (node as? any BadgeProviding)?.badge { return badge }
      ancestor = node.parentView
    }
    if let text = (view.content as? any BadgedView)?.badgeText {
      return text.plainText(in: EnvironmentValues(scope: scope, host: host))
    }
    return (content as AnyViewNode? ?? page)?.badgeInside
  }

  func perform(_ action: Action, on element: Element) -> Bool { performUpwards(action) }

  override var label: String { "Tab" }
}

extension View {
  /// Makes the view a tab of the tab view around it.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
