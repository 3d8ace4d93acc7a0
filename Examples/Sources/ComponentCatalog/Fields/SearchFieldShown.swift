import Formwork
import SwiftUI

/// A search field with results below it.
@MainActor struct SearchFieldShown: @MainActor ShownComponent {
  let name = "SearchField"
  let summary = """
    Shows what it finds below itself while a person types. Arrow keys choose among the results, \
    Return takes one, and how many there are is announced.
    """
  let symbol = "magnifyingglass"
  let category = ComponentCategory.fields

  private let title = Parameter.text("Title", "Search for a place")
  private let isDisabled = Parameter.toggle("Disabled")

  var parameters: [Parameter] { [title, isDisabled] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .field("Search for a place")) { Places() }
    state("Filled", .field("Search for a place", "Lisbon"), .clear) { Places(query: "Lisbon") }
    state("Focused", .field("Search for a place", "Li"), .clear) {
      Focusing { Places(query: "Li") }
    }
    state(
      "Results", .field("Search for a place", "Li"), .clear, .button("Lisbon"), .button("Liverpool")
    ) { Places(query: "L", typed: "Li") }
    state("Nothing found", .field("Search for a place", "Paris"), .clear) {
      Places(query: "Pari", typed: "Paris")
    }
    state("Disabled", .field("Search for a place", "Lisbon").disabled, .clear.disabled) {
      Places(query: "Lisbon").disabled(true)
    }
    state(
      "Long text",
      .field("Search for a place", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"),
      .clear
    ) {
      Places(query: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch")
    }
    state("Right to left", .field("ابحث عن مكان", "لشبونة"), .symbol("مسح النص")) {
      Places(query: "لشبونة")
        .mirrored()
    }
    state("Largest type", .field("Search for a place", "Lisbon"), .clear) {
      Places(query: "Lisbon").dynamicTypeSize(.accessibility5)
    }
  }

  private struct Places: View {
    var title: LocalizedStringKey = "Search for a place"
    @State var query = ""
    /// What is typed when the field appears, so that there are results; among other states they would
    /// be in the way.
    var typed: String?
    @Environment(\.isShownAlone) private var isShownAlone

    var body: some View {
      SearchField(title, query: $query, results: found, name: \.name) { query = $0.name }
        .onAppear { if let typed, isShownAlone { query = typed } }
    }

    private var found: [Place] {
      query.isEmpty
        ? [] : Place.all.filter { $0.name.lowercased().hasPrefix(query.lowercased()) }
    }
  }

  private struct Place: Identifiable {
    let name: String
    var id: String { name }

    static let all = ["Lisbon", "Liverpool", "Ljubljana", "London", "Lyon", "Madrid"]
      .map(Place.init)
  }

  func preview(_ values: ParameterValues) -> some View {
    Places(title: LocalizedStringKey(values[title])).disabled(values[isOn: isDisabled])
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    Snippet(
      types: """
        struct Place: Identifiable {
          let name: String
          var id: String { name }
        }
        """,
      properties: """
        @State private var query = ""
        let places = ["Lisbon", "Liverpool", "London", "Madrid"].map(Place.init)

        var found: [Place] {
          query.isEmpty
            ? [] : places.filter { $0.name.lowercased().hasPrefix(query.lowercased()) }
        }
        """,
      view: code(
        """
        SearchField(
          \(values[title].literal), query: $query, results: found, name: \\.name
        ) { query = $0.name }
        """, values[isOn: isDisabled] ? ".disabled(true)" : nil))
  }
}
