import DisplayTree
import ViewGraph

/// A count or short text at the end of a list's row; tabs find theirs by `TabBadgeModifier`.
nonisolated struct BadgeModifier: ViewModifier {
  typealias Body = Never

  let badge: Text?

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: RowBadgeNode(view, inputs))
  }
}

/// The content alone or, while there is a badge in a list, in a line with it.
///
/// The content has one node for both, so that its state outlives a count of zero.
@MainActor
final class RowBadgeNode<Content: View>: ViewNode<ModifiedContent<Content, BadgeModifier>>,
  ElementProvider
{
  private var child: ViewNode<Content>?
  private var badge: ViewNode<BadgeText>?
  private var line: Element?

  init(_ view: ModifiedContent<Content, BadgeModifier>, _ inputs: _ViewInputs) {
    super.init(in: inputs.place)
    child = mount(view.content, _ViewInputs(below: self))
    show(view.modifier.badge)
  }

  override func update(_ new: ModifiedContent<Content, BadgeModifier>) {
    child?.update(new.content)
    show(new.modifier.badge)
  }

  private func show(_ text: Text?) {
    let isInList = EnvironmentValues(scope: scope, host: host).isInList
    switch (badge, isInList ? text : nil) {
    case (let badge?, let text?): badge.update(BadgeText(text: text))
    case (nil, let text?):
      badge = mount(BadgeText(text: text), _ViewInputs(below: self))
      line = Element(.hstack, in: tree, provider: self)
      placeContent()
    case (let old?, nil):
      old.unmount()
      badge = nil
      if let line { tree.remove(line) }
      line = nil
      placeContent()
    case (nil, nil): break
    }
  }

  /// Says of the content what it is in its new place, too.
  private func placeContent() {
    syncChildren()
    elementsChanged()
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    for element in elements { element.markThroughBoxes(.decoration) }
  }

  override var collectsElements: Bool { true }

  override func syncChildren() {
    guard let line else { return elementsChanged() }
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    badge?.appendElements(to: &elements)
    line.setChildren(elements)
  }

  override func appendElements(to elements: inout [Element]) {
    if let line { elements.append(line) } else { child?.appendElements(to: &elements) }
  }

  override var reach: DecorationReach { line == nil ? .through : .stop }

  /// The row asks from the line upwards, and the content has its word, too.
  override func addTraits(_ traits: inout RowTraits) {
    guard let content = line?.children.first else { return }
    var node = content.innermost.provider as? AnyViewNode
    while let current = node, current !== self {
      current.addTraits(&traits)
      node = current.parentView
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
    if let badge { visit(badge) }
  }

  override func unmounted() { if let line { tree.remove(line) } }

  func describe(_ element: Element, into description: inout Description) {
    decorateFromAncestors(&description, of: element)
  }

  func perform(_ action: Action, on element: Element) -> Bool { performUpwards(action) }

  override var label: String { "Badge" }
}

/// The text of a badge, at the end of the line.
nonisolated struct BadgeText: View {
  let text: Text

  var body: some View {
    Spacer()
    text.foregroundStyle(.secondary)
  }
}

extension View {
  /// Shows a number at the end of the list's row, or on the tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Shows a text at the end of the list's row, or on the tab; nil shows none.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(badge: label)).modifier(TabBadgeModifier(text: label))
  }

  /// The same with a text that is looked up in the session's language.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// The same with a text that is shown as it is.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
