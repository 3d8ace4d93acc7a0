import Formwork
import FormworkTesting
import SwiftUI
import Testing

@testable import LocationSearch

private let prompt = "Search for a place"

@MainActor @Suite struct LocationSearchTests {
  @Test func `typing shows what begins like it, choosing pins it`() {
    let screen = Screen(LocationSearchView())
    screen.field(prompt).type("li")
    #expect(screen.buttons.contains("Lisbon, Portugal"))
    #expect(screen.buttons.contains("Liverpool, England"))
    screen.button("Lisbon, Portugal").tap()
    #expect(screen.field(prompt).value == "Lisbon")
    #expect(!screen.button("Lisbon, Portugal").exists)
    #expect(screen.text("Portugal").exists)
  }

  @Test func `opening the results takes no focus from the field`() {
    let screen = Screen(LocationSearchView())
    screen.field(prompt).type("li")
    #expect(screen.field(prompt).isFocused)
  }

  @Test func `clearing empties the query and takes the pin away`() {
    let screen = Screen(LocationSearchView())
    #expect(!screen.button("Clear text").isEnabled)
    screen.field(prompt).type("pa")
    screen.button("Paris, France").tap()
    #expect(screen.text("France").exists)
    screen.button("Clear text").tap()
    #expect(screen.field(prompt).value == "")
    #expect(screen.text("No place chosen").exists)
    #expect(!screen.button("Clear text").isEnabled)
  }

  @Test func `accents and case do not matter, other scripts do`() {
    #expect(Place.matching("mün").map(\.name) == ["München"])
    #expect(Place.matching("MUN").map(\.name) == ["München"])
    #expect(Place.matching("台").map(\.name) == ["台北"])
    #expect(Place.matching("  ").isEmpty)
  }

  @Test func `each modifier works alone`() {
    struct Alone: View {
      @State private var text = "abc"
      @State private var taps = 0
      var body: some View {
        VStack {
          TextField("Cleared", text: $text).clearButton(text: $text) { taps += 10 }
          TextField("Iconic", text: $text)
            .iconTextField(iconSystemName: "magnifyingglass", iconScale: .large)
          Text(verbatim: "\(taps)")
        }
      }
    }
    let screen = Screen(Alone())
    screen.button("Clear text").tap()
    #expect(screen.field("Iconic").value == "")
    #expect(screen.text("10").exists)
    #expect(screen.text.contains("magnifyingglass"))
  }
}
