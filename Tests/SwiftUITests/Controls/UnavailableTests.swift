import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct UnavailableTests {
  @Test func `what is not there is said with what to do about it`() {
    var added = 0
    let screen = Screen(
      ContentUnavailableView {
        Label("No orders", systemImage: "tray")
      } description: {
        Text("You have not ordered anything.")
      } actions: {
        Button("Order") { added += 1 }
      })
    screen.button("Order").tap()
    #expect(added == 1)
    #expect(screen.texts == ["No orders", "You have not ordered anything."])
    let short = ContentUnavailableView("Gone", systemImage: "tray", description: Text("Sorry."))
    #expect(Screen(short).texts == ["Gone", "Sorry."])
  }

  @Test func `a search without results is said in the language of the page`() {
    #expect(
      Screen(ContentUnavailableView.search).texts
        == ["No Results", "Check the spelling or try a new search."])
    let german = Screen(ContentUnavailableView.search(text: "Tee %d"), languages: ["de"])
    #expect(german.texts.first == "Keine Ergebnisse für „Tee %d“")
    #expect(
      Screen(ContentUnavailableView.search(text: "tea")).texts.first == "No Results for “tea”")
  }
}
