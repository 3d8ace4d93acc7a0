import ComponentCatalog
import SwiftUI

/// The ground that a preview stands on, as large as its component wants it.
struct Stage<Content: View>: View {
  let extent: ComponentExtent
  let surroundings: Surroundings
  /// Whether it takes the height of what stands beside it.
  var isLarge = false
  @ViewBuilder let content: Content

  var body: some View {
    framed
      .background(ground)
      .cornerRadius(12)
      .overlay(RoundedRectangle(cornerRadius: 12).stroke(edge))
      .surrounded(by: surroundings)
  }

  /// What is not lighter than the page shows where it ends.
  private var edge: Color { isCard ? .clear : Color(.separator) }

  private var isCard: Bool { extent == .row && !isLarge }

  @ViewBuilder private var framed: some View {
    switch extent {
    case .row:
      if isLarge {
        RowCard(maxWidth: 440) { content }
          .padding(20)
          .frame(maxWidth: .infinity, minHeight: 200, maxHeight: .infinity)
      } else {
        content
          .padding(20)
          .frame(maxWidth: .infinity, minHeight: 96)
      }
    case .form:
      content.frame(maxWidth: .infinity, maxHeight: height, alignment: .top)
    case .formScreen:
      content.frame(maxWidth: .infinity).frame(height: 440)
    case .screen:
      content.frame(maxWidth: .infinity, minHeight: 440, maxHeight: height)
    }
  }

  private var height: CGFloat? { isLarge ? .infinity : nil }

  private var ground: Color {
    switch extent {
    case .row: isLarge ? Color(.systemGroupedBackground) : Color(.secondarySystemGroupedBackground)
    case .form, .formScreen: Color(.systemGroupedBackground)
    case .screen: Color(.systemBackground)
    }
  }
}

/// A control as it stands in a row of a form.
struct RowCard<Content: View>: View {
  var maxWidth: CGFloat = .infinity
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(.horizontal, 16)
      .padding(.vertical, 11)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(Color(.secondarySystemGroupedBackground))
      .cornerRadius(10)
      .frame(maxWidth: maxWidth)
  }
}

/// A state and nothing else.
struct StateAlone: View {
  let entry: CatalogEntry
  let state: ComponentState
  let surroundings: Surroundings

  var body: some View {
    content
      .environment(\.isShownAlone, true)
      .surrounded(by: surroundings)
      .preferredColorScheme(surroundings.isDark.map { $0 ? .dark : .light })
  }

  @ViewBuilder private var content: some View {
    switch entry.extent {
    case .row: state.view.frame(maxWidth: 440).padding(20)
    case .form, .formScreen, .screen: state.view
    }
  }
}
