import DisplayTree

/// A count or short text at the end of a list's row; tabs find theirs by `TabBadgeModifier`.
nonisolated struct BadgeModifier: ViewModifier {
  let badge: Text?

  @Environment(\.isInList) private var isInList

  func body(content: Content) -> some View {
    if isInList, let badge {
      HStack {
        content
        Spacer()
        badge.foregroundStyle(.secondary)
      }
    } else {
      content
    }
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
