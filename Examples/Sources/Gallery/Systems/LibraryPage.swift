import ComponentCatalog
import Formwork
import SwiftUI

/// How a component gets into a library: the provider of `TextInputField`, and what it offers.
struct LibraryPage: View {
  static let code = """
    @MainActor struct TextInputField_Library: @MainActor LibraryContentProvider {
      @LibraryContentBuilder var views: [LibraryItem] {
        LibraryItem(
          TextInputField("First Name", text: .constant("Peter")),
          title: "TextInputField", category: .control)
      }

      @LibraryContentBuilder func modifiers(base: TextInputField) -> [LibraryItem] {
        LibraryItem(base.clearButtonHidden(true))
      }
    }
    """

  private let library = TextInputField_Library()

  var body: some View {
    List {
      Section {
        ItemRows(items: library.views)
      } header: {
        Text("Views that it offers")
      } footer: {
        Text("On a Mac, Xcode lists them by name. Here they are alive.")
      }
      Section("With each of its modifiers") {
        ItemRows(items: library.modifiers(base: TextInputField("City", text: .constant("Porto"))))
      }
      Section {
        CodeView(code: Self.code)
      } header: {
        Text("The provider")
      } footer: {
        Text(
          "This gallery shows \(Catalog.entries.count) components in \(stateCount) states, each declared by such a provider."
        )
      }
    }
    .navigationTitle("Component library")
  }

  private var stateCount: Int { Catalog.entries.map(\.states.count).reduce(0, +) }
}

/// The items of a provider that are views.
private struct ItemRows: View {
  let items: [LibraryItem]

  var body: some View {
    ForEach(items.indices, id: \.self) { items[$0].view }
  }
}
