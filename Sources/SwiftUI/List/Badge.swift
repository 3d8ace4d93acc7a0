import DisplayTree

/// A count or short text at the end of a list's row.
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
  /// Shows a number at the end of the list's row; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: count == 0 ? nil : Text("\(count)")))
  }

  /// Shows a text at the end of the list's row.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(badge: label))
  }

  /// Shows a text at the end of the list's row.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(badge: key.map { Text($0) }))
  }

  /// Shows a text at the end of the list's row.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(badge: label.map { Text($0) }))
  }
}
