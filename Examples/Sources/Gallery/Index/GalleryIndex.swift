import ComponentCatalog
import SwiftUI

/// Everything there is, by category, and a field to search it.
struct GalleryIndex: View {
  @State private var query = ""
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let index = SearchIndex(query)
    List {
      ForEach(index.categories, id: \.category) { part in
        Section(part.category.title) {
          if sizeClass == .regular {
            ComponentCards(entries: part.entries)
          } else {
            ForEach(part.entries) { ComponentRow(entry: $0) }
          }
        }
      }
      if !index.systems.isEmpty {
        Section {
          ForEach(index.systems) { SystemRow(system: $0) }
        } header: {
          Text("Systems")
        } footer: {
          Text("Every page is ordinary SwiftUI, served from Linux.")
        }
      }
    }
    .overlay {
      if index.isEmpty { ContentUnavailableView.search(text: query) }
    }
    .headerProminence(.increased)
    .frame(maxWidth: 1_000)
    .navigationTitle("Formwork")
    .searchable(text: $query, prompt: "Components, states, systems")
  }
}

/// What is found for some words, each of which must be there.
@MainActor struct SearchIndex {
  let categories: [(category: ComponentCategory, entries: [CatalogEntry])]
  let systems: [GallerySystem]

  var isEmpty: Bool { categories.isEmpty && systems.isEmpty }

  init(_ query: String) {
    let words = query.split(whereSeparator: \.isWhitespace)
    func isFound(_ text: String) -> Bool {
      words.allSatisfy {
        text.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
    }
    categories = ComponentCategory.allCases.compactMap { category in
      let entries = Catalog.entries(in: category).filter { isFound($0.searched) }
      return entries.isEmpty ? nil : (category, entries)
    }
    systems = GallerySystem.all.filter { isFound("\($0.title) \($0.sentence)") }
  }
}

extension CatalogEntry {
  /// What words are looked for in: name, summary, parameters and states.
  fileprivate var searched: String {
    ([name, summary] + parameters.map(\.name) + states.map(\.title)).joined(separator: " ")
  }
}
