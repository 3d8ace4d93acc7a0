import ComponentCatalog
import SwiftUI

/// Components as cards with what they look like, for windows with room.
struct ComponentCards: View {
  let entries: [CatalogEntry]

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 280), spacing: 16, alignment: .top)], spacing: 16
    ) {
      ForEach(entries) { ComponentCard(entry: $0) }
    }
    .listRowInsets(EdgeInsets())
    .listRowBackground(Color.clear)
  }
}

/// A component in small, its name, and what it is for; all of it leads to its page.
private struct ComponentCard: View {
  let entry: CatalogEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Thumbnail(entry: entry)
      Divider()
      VStack(alignment: .leading, spacing: 3) {
        Text(verbatim: entry.title).font(.headline)
        Text(LocalizedStringKey(entry.summary.firstSentence))
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .padding(14)
      .accessibilityHidden(true)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(.secondarySystemGroupedBackground))
    .cornerRadius(12)
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color(.separator)))
    .overlay {
      NavigationLink(value: Page.component(entry.id)) {
        Color.clear.contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: entry.title))
      .accessibilityHint(Text(LocalizedStringKey(entry.summary.firstSentence)))
    }
  }
}

/// A component as it is at first; nobody can touch it here.
private struct Thumbnail: View {
  let entry: CatalogEntry

  var body: some View {
    preview
      .frame(maxWidth: .infinity)
      .frame(height: 148, alignment: .top)
      .headerProminence(.standard)
      .background(ground)
      .clipped()
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }

  @ViewBuilder private var preview: some View {
    let view = entry.firstSight
    switch entry.extent {
    case .row: RowCard { view }.padding(.horizontal, 20).frame(height: 148)
    case .form, .formScreen: shrunk(view, to: 0.5)
    case .screen: shrunk(view, to: 0.35)
    }
  }

  private func shrunk(_ view: AnyView, to scale: CGFloat) -> some View {
    view
      .frame(width: 260 / scale, height: 148 / scale)
      .scaleEffect(scale, anchor: .top)
      .frame(width: 260, height: 148, alignment: .top)
  }

  private var ground: Color {
    entry.extent == .screen ? Color(.systemBackground) : Color(.tertiarySystemGroupedBackground)
  }
}
