import SwiftUI

/// Puts an icon before a view.
public struct PrefixIcon: ViewModifier {
  let name: String

  public init(name: String) { self.name = name }

  public func body(content: Content) -> some View {
    HStack {
      Image(systemName: name)
        .foregroundColor(.accentColor)
        .accessibilityHidden(true)
      content
    }
  }
}

extension View {
  /// Puts an icon before this view.
  public func prefix(icon name: String) -> some View {
    HStack {
      Image(systemName: name)
        .foregroundColor(.accentColor)
        .accessibilityHidden(true)
      self
    }
  }
}
