import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct TextTests {
  private func markup<V: View>(_ view: V) -> String { Screen(view).html() }

  @Test func `a literal is a key, so its markup is drawn`() {
    #expect(!markup(Text("a **bold** word")).contains("**"))
    #expect(!markup(Text("the `code`")).contains("`"))
  }

  @Test func `what is interpolated is no markup`() {
    let name = "*[x](https://example.org)^[y](z)_"
    let screen = Screen(Text("**Hello** \(name)"))
    #expect(screen.text("Hello \(name)").exists)
    #expect(!screen.html().contains("href"))
  }

  @Test func `attributes of a key are taken off`() {
    let count = 3
    #expect(Screen(Text("^[\(count) task](inflect: true) left")).text("3 task left").exists)
  }

  @Test func `a date is interpolated with a formatter`() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let date = Date(timeIntervalSince1970: 0)
    #expect(Screen(Text("Born \(date, formatter: formatter)")).text("Born 1970").exists)
  }

  @Test func `a button that shows only a symbol is called by it`() {
    let screen = Screen(
      VStack {
        Button {
        } label: {
          Image(systemName: "plus.circle.fill")
        }
        Button {
        } label: {
          Image(systemName: "trash").accessibilityLabel("Throw away")
        }
        Button("Plain") {}
        Image(systemName: "star")
      })
    #expect(screen.buttons == ["Add", "Throw away", "Plain"])
    let html = screen.html()
    #expect(html.contains("aria-label=\"Add\""))
    #expect(!html.contains("aria-label=\"Favorite\""))
  }
}
