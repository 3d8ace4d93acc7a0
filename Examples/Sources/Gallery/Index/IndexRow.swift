import ComponentCatalog
import SwiftUI

/// A row that leads to a component.
struct ComponentRow: View {
  let entry: CatalogEntry

  var body: some View {
    NavigationLink(value: Page.component(entry.id)) {
      IndexLabel(
        title: Text(verbatim: entry.title), sentence: entry.summary, symbol: entry.symbol,
        color: entry.category.color)
    }
  }
}

/// A row that leads to a system.
struct SystemRow: View {
  let system: GallerySystem

  var body: some View {
    NavigationLink(value: Page.system(system.id)) {
      IndexLabel(
        title: Text(LocalizedStringKey(system.title)), sentence: system.sentence,
        symbol: system.symbol, color: .gray)
    }
  }
}

/// An icon, a name, and what it is in a sentence.
private struct IndexLabel: View {
  let title: Text
  let sentence: String
  let symbol: String
  let color: Color

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: symbol)
        .foregroundColor(.white)
        .frame(width: 32, height: 32)
        .background(color)
        .cornerRadius(7)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        title
        Text(LocalizedStringKey(sentence.firstSentence))
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      Spacer(minLength: 0)
    }
  }
}

extension String {
  /// Up to and with the first full stop or colon; a colon becomes a full stop.
  var firstSentence: String {
    let ends = [". ", ": "].compactMap { range(of: $0)?.lowerBound }
    return ends.min().map { self[..<$0] + "." } ?? self
  }
}
