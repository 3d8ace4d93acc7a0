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

  private struct Dated: View {
    var zone = "Asia/Tokyo"
    @State private var isMoved = false

    private let date = Date(timeIntervalSince1970: 0)
    private let german = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: Locale(identifier: "de_DE"),
      timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)

    var body: some View {
      VStack {
        Text(date, style: .time)
        Text(date, format: .dateTime.hour().minute())
        Text("At \(date, style: .time)")
        Text("At \(date, format: .dateTime.hour().minute())")
        Text("**At** \(Text(date, style: .time))")
        LabeledContent("When", value: date, format: .dateTime.hour())
        Text(date...date.addingTimeInterval(3600))
        Text(date, format: german)
        Button("move") { isMoved = true }
      }
      .environment(\.timeZone, TimeZone(identifier: isMoved ? "UTC" : zone) ?? .gmt)
    }
  }

  /// Foundation's own spelling has a narrow space before "AM".
  private func spoken(_ screen: Screen) -> [String] {
    screen.texts.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") }
  }

  @Test func `dates took the server's time zone`() {
    let texts = spoken(Screen(Dated(), languages: ["en_US"]))
    #expect(texts[..<5] == ["9:00 AM", "9:00 AM", "At 9:00 AM", "At 9:00 AM", "At 9:00 AM"])
    #expect(texts.contains("9 AM"))
    #expect(texts.contains { $0.contains("9:00") && $0.contains("10:00") })
    #expect(texts.last { $0 != "move" }?.hasSuffix("1:00") == true)
  }

  @Test func `dates follow a change of the time zone`() {
    let screen = Screen(Dated(), languages: ["en_US"])
    screen.button("move").tap()
    #expect(
      spoken(screen)[..<5]
        == ["12:00 AM", "12:00 AM", "At 12:00 AM", "At 12:00 AM", "At 12:00 AM"])
  }

  @Test func `interpolated values came in the server's language`() {
    let screen = Screen(
      Text("Costs \(1234.5, format: .number) \(Date(timeIntervalSince1970: 0), style: .date)"),
      languages: ["de"])
    #expect(screen.texts.first?.hasPrefix("Costs 1.234,5 ") == true)
    #expect(screen.texts.first?.hasSuffix("1970") == true)
    #expect(screen.texts.first?.contains("Januar") == true)
  }
}
