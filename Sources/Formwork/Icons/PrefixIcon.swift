import SwiftUI

/// Puts an icon before a view.
public struct PrefixIcon: ViewModifier {
  let name: String

  /// An icon by the name of its symbol.
  public init(name: String) { self.name = name }

  /// The icon, in the accent colour and hidden from assistive technology, then the content.
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
