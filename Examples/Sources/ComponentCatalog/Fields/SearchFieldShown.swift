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
    state("Empty") { Places() }
    state("Filled") { Places(query: "Lisbon") }
    state("Focused") { Focusing { Places(query: "Li") } }
    state("Disabled") { Places(query: "Lisbon").disabled(true) }
    state("Long text") {
      Places(query: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch")
    }
    state("Right to left") {
      Places(query: "لشبونة")
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
    }
    state("Largest type") { Places(query: "Lisbon").dynamicTypeSize(.accessibility5) }
  }

  private struct Places: View {
    var title: LocalizedStringKey = "Search for a place"
    @State var query = ""

    var body: some View {
      SearchField(title, query: $query, results: found, name: \.name) { query = $0.name }
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
