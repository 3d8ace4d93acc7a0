import DisplayTree
import ViewGraph

/// Views of which one is in front, with a bar to choose among them.
///
/// The content of a tab is made when it is chosen for the first time and keeps its state from then
/// on.
///
/// Source: Apple's SwiftUI, `TabView`.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// A primitive view: it has no body to run.
  public typealias Body = Never

  let selection: Binding<SelectionValue>?
  let content: Content

  /// Views with a `tabItem(_:)` each, of which the binding chooses the one with its `tag(_:)`; with
  /// none, the first is in front. Nil instead of a binding leaves the choice to the view.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Mounts the tabs with the one in front.
  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: TabsNode(view, inputs))
  }
}

extension TabView where SelectionValue == Int {
  /// Views with a `tabItem(_:)` each; the view itself keeps which one is in front.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// What a tab's node is asked by the tabs around it.
@MainActor protocol TabMember: AnyViewNode {
  /// The tab came to the front: make its content if it was never made.
  func activate()
}

/// The node of a tab view: finds the tabs among its content and puts the chosen one in front.
@MainActor
final class TabsNode<SelectionValue: Hashable, Content: View>: ViewNode<
  TabView<SelectionValue, Content>
>, ElementProvider
{
  private var view: TabView<SelectionValue, Content>
  private let own: EnvironmentScope
  private lazy var element = Element(.tabs, in: tree, provider: self)
  private var child: ViewNode<Content>?
  /// The tab in front while no binding says which.
  private var chosen = 0
  private var front = 0

  init(_ view: TabView<SelectionValue, Content>, _ inputs: _ViewInputs) {
    self.view = view
    own = EnvironmentScope(parent: inputs.place.scope)
    super.init(in: inputs.place)
    _ = element  // numbered before what stands in it
    own.set(for: host) { $0.standsInTabs = true }
    child = mount(view.content, _ViewInputs(below: self, scope: own))
    track { observing { _ = view.selection?.wrappedValue } }
    syncChildren()
  }

  override func update(_ new: TabView<SelectionValue, Content>) {
    view = new
    child?.update(new.content)
    evaluate()
  }

  override func evaluate() {
    track { observing { _ = view.selection?.wrappedValue } }
    bringToFront()
  }

  override var collectsElements: Bool { true }

  override func syncChildren() {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    element.setChildren(elements.filter { $0.kind == .tab })
    bringToFront()
  }

  private func bringToFront() {
    let tabs = element.children
    let index = frontIndex(of: tabs)
    guard tabs.indices.contains(index) else { return }
    (tabs[index].provider as? any TabMember)?.activate()
    guard index != front else { return }
    front = index
    element.mark(.value)
    host.pageTitle.changes()
  }

  private func frontIndex(of tabs: Element.Children) -> Int {
    guard let selection = view.selection else { return min(chosen, max(tabs.count - 1, 0)) }
    let wanted = selection.location.peek()
    return tabs.firstIndex { tag(of: $0) == wanted } ?? 0
  }

  private func tag(of tab: Element) -> SelectionValue? {
    tab.taggedNode(below: self)?.tag(as: SelectionValue.self)
  }

  override func appendElements(to elements: inout [Element]) { elements.append(element) }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func unmounted() { tree.remove(element) }

  override var reach: DecorationReach { .stop }

  func describe(_ element: Element, into description: inout Description) {
    var control = ControlTraits()
    control.value = "\(front)"
    description.control = control
    description.actions.insert(.choose)
    decorateFromAncestors(&description, of: element)
  }

  func perform(_ action: Action, on element: Element) -> Bool {
    guard case .choose(let value) = action, let index = Int(value),
      element.children.indices.contains(index)
    else { return false }
    if let selection = view.selection, let tag = tag(of: element.children[index]) {
      selection.wrappedValue = tag
    } else {
      chosen = index
    }
    invalidate()
    return true
  }

  override var label: String { "TabView" }
  override var detail: String { "\(element.id)" }
}

extension EnvironmentValues {
  /// Whether the view stands in a tab view directly, as one of its tabs.
  var standsInTabs: Bool {
    get { self[StandsInTabsKey.self] }
    set { self[StandsInTabsKey.self] = newValue }
  }

  private enum StandsInTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
