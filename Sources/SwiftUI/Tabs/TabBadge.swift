import DisplayTree
import ViewGraph

/// Puts a count or a word on the tab that the view is.
nonisolated struct TabBadgeModifier: ViewModifier {
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
    (modifier as? TabBadgeModifier)?.text ?? (content as? any BadgedView)?.badgeText
  }
}

extension AnyViewNode {
  /// The badge of the first view, not beyond an element.
  var firstBadge: String? {
    if let badge = (self as? any BadgeProviding)?.badge { return badge }
    return reach == .through ? badgeInside : nil
  }

  /// The badge among the node's children.
  var badgeInside: String? {
    var found: String?
    forEachChild { child in
      if found == nil { found = unsafeDowncast(child, to: AnyViewNode.self).firstBadge }
    }
    return found
  }
}

@MainActor
final class BadgeNode<Content: View>: ContentNode<Content, TabBadgeModifier>, BadgeProviding {
  private var isOnTab: Bool {
    if EnvironmentValues(scope: scope, host: host).standsInTabs { return true }
    var ancestor = parentView
    while let node = ancestor {
      if node is any TabMember { return true }
      guard node.reach == .through || node is any NavigationPage else { return false }
      ancestor = node.parentView
    }
    return false
  }

  var badge: String? {
    modifier.text?.plainText(in: EnvironmentValues(scope: scope, host: host))
  }

  override func modifierChanged(from old: TabBadgeModifier) {
    if old.text != modifier.text, isOnTab { markTab() }
  }

  private func markTab() {
    var elements: [Element] = []
    appendElements(to: &elements)
    var element = elements.first
    while let current = element, current.kind != .tab { element = current.parent }
    element?.mark(.structure)
  }

  override var label: String { "badge" }
}
