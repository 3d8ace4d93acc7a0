import DisplayTree
import ViewGraph

/// Puts a count or a word on a tab, or at the end of a row.
nonisolated struct BadgeModifier: ViewModifier {
  typealias Body = Never

  let text: Text?

  @MainActor static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: BadgeNode(view, inputs))
  }
}

/// A node that knows the badge of a tab.
@MainActor protocol BadgeProviding {
  var badge: String? { get }
}

/// A view that may have a badge among its modifiers, for a tab whose content is not made yet.
@MainActor protocol BadgedView {
  var badgeText: Text? { get }
}

extension ModifiedContent: BadgedView {
  var badgeText: Text? {
    (modifier as? BadgeModifier)?.text ?? (content as? any BadgedView)?.badgeText
  }
}

extension AnyViewNode {
  /// The badge of the first view, not beyond an element.
  var firstBadge: String? {
    if let badge = (self as? any BadgeProviding)?.badge { return badge }
    guard reach == .through else { return nil }
    var found: String?
    forEachChild { child in
      if found == nil { found = unsafeDowncast(child, to: AnyViewNode.self).firstBadge }
    }
    return found
  }
}

@MainActor final class BadgeNode<Content: View>: ViewNode<ModifiedContent<Content, BadgeModifier>>,
  BadgeProviding
{
  private var text: Text?
  private var row: ViewNode<BadgeRow<Content>>?
  private var content: ViewNode<Content>?

  init(_ view: ModifiedContent<Content, BadgeModifier>, _ inputs: _ViewInputs) {
    text = view.modifier.text
    super.init(in: inputs.place)
    if isOnTab {
      content = mount(view.content, _ViewInputs(below: self))
    } else {
      row = mount(BadgeRow(text: text, content: view.content), _ViewInputs(below: self))
    }
  }

  private var isOnTab: Bool {
    if EnvironmentValues(scope: scope, host: host).standsInTabs { return true }
    var ancestor = parentView
    while let node = ancestor {
      if node is any TabMember { return true }
      guard node.reach == .through else { return false }
      ancestor = node.parentView
    }
    return false
  }

  var badge: String? {
    row == nil ? text?.plainText(in: EnvironmentValues(scope: scope, host: host)) : nil
  }

  override func update(_ new: ModifiedContent<Content, BadgeModifier>) {
    let isOther = text != new.modifier.text
    text = new.modifier.text
    content?.update(new.content)
    row?.update(BadgeRow(text: text, content: new.content))
    if isOther, row == nil { markTab() }
  }

  private func markTab() {
    var elements: [Element] = []
    appendElements(to: &elements)
    var element = elements.first
    while let current = element, current.kind != .tab { element = current.parent }
    element?.mark(.structure)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
    if let row { visit(row) }
  }

  override var label: String { "badge" }
}

/// A row with its badge at the end.
nonisolated struct BadgeRow<Content: View>: View {
  let text: Text?
  let content: Content

  @MainActor var body: some View {
    HStack {
      content
      if let text {
        Spacer()
        text.foregroundColor(.secondary)
      }
    }
  }
}

extension View {
  /// Puts a count on a tab, or at the end of a row; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(text: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label))
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(text: key.map { Text($0) }))
  }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(text: label.map { Text($0) }))
  }
}
