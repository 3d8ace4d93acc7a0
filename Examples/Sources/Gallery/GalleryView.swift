import ComponentCatalog
import SwiftUI

/// The library of components and the systems that they were made for.
///
/// Addresses: `/text-input-field` is a component, `/text-input-field/invalid` one of its states and
/// nothing else, `/login` a system. `dark`, `locale`, `size` and `rtl` in the query are what stands
/// around previews.
public struct GalleryView: View {
  @State private var address = Address()

  public init() {}

  public var body: some View {
    Group {
      if let shown = address.state {
        StateAlone(
          entry: shown.entry, state: shown.state, surroundings: address.surroundings)
      } else {
        NavigationStack(path: $address.pages) {
          GalleryIndex()
            .navigationDestination(for: Page.self) { page in
              PageView(page: page, surroundings: address.surroundings)
            }
        }
      }
    }
    .onOpenURL { address = Address($0) }
    // The gallery speaks English; previews speak what they are told.
    .environment(\.locale, Locale(identifier: "en"))
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// What can be opened from the index.
enum Page: Hashable {
  case component(CatalogEntry.ID)
  case system(GallerySystem.ID)
}

/// One page of the gallery.
private struct PageView: View {
  let page: Page
  let surroundings: Surroundings

  var body: some View {
    switch page {
    case .component(let id):
      if let entry = Catalog.entry(id) { ComponentPage(entry, surroundings: surroundings) }
    case .system(let id): GallerySystem.system(id)?.view()
    }
  }
}
