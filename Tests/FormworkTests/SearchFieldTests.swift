import FormworkTesting
import SwiftUI
import Testing

@testable import Formwork

@MainActor @Suite struct SearchFieldTests {
  struct City: Identifiable {
    let name: String
    var id: String { name }

    static let all = ["Lisbon", "Liverpool", "London", "Paris"].map(City.init)
  }

  struct Host: View {
    @State private var query = ""
    @State private var chosen = ""
    @State private var submits = 0
    var body: some View {
      VStack {
        SearchField(
          "Search for a city", query: $query,
          results: City.all.filter { $0.name.hasPrefix(query) }, name: \.name
        ) { city in
          chosen = city.name
          query = city.name
        }
        .onSubmit { submits += 1 }
        Text(verbatim: "chosen \(chosen), submits \(submits)")
      }
    }
  }

  private let clock = PauseClock()
  private let screen: Screen

  init() { screen = Screen(Host().environment(\.announcementClock, clock)) }

  private var field: ScreenElement { screen.field("Search for a city") }

  @Test func `typing shows what is found, and the focus stays in the field`() {
    #expect(!screen.popover.exists)
    field.type("Li")
    #expect(screen.popover.buttons == ["Lisbon", "Liverpool"])
    #expect(field.isFocused)
  }

  @Test func `a tap on a result takes it and closes the results`() {
    field.type("Lo")
    screen.popover.button("London").tap()
    #expect(screen.text("chosen London, submits 0").exists)
    #expect(!screen.popover.exists)
    field.type("x")
    #expect(screen.popover.exists)
  }

  @Test func `arrows go through the results and around, Return takes the one they came to`() {
    field.type("L")
    field.press(.downArrow)
    field.press(.downArrow)
    field.press(.downArrow)
    field.press(.downArrow)
    field.press(.upArrow)
    field.press(.return)
    #expect(screen.text("chosen London, submits 0").exists)
    #expect(screen.announcements == ["Lisbon", "Liverpool", "London", "Lisbon", "London"])
  }

  @Test func `the result that the arrows came to is marked, and no other`() {
    field.type("L")
    #expect(!screen.html().contains("aria-pressed=\"true\""))
    field.press(.downArrow)
    #expect(screen.html().components(separatedBy: "aria-pressed=\"true\"").count == 2)
  }

  @Test func `Return without a marked result submits the field`() {
    field.type("L")
    field.press(.return)
    #expect(screen.text("chosen , submits 1").exists)
  }

  @Test func `Escape closes the results, an arrow or a tap brings them back`() {
    field.type("L")
    field.press(.escape)
    #expect(!screen.popover.exists)
    field.press(.downArrow)
    #expect(screen.popover.exists)
    field.press(.escape)
    field.tap()
    #expect(screen.popover.exists)
  }

  @Test func `how many there are is announced once typing pauses`() async {
    field.type("L")
    field.type("i")
    #expect(await screen.wait { clock.sleeping == 1 })
    #expect(screen.announcements.isEmpty)
    clock.end()
    #expect(await screen.wait { screen.announcements == ["2 results"] })
  }

  @Test func `nothing found is said and shown`() async {
    field.type("Li9")
    #expect(screen.popover.texts == ["No results for “Li9”"])
    #expect(await screen.wait { clock.sleeping == 1 })
    clock.end()
    #expect(await screen.wait { screen.announcements == ["No results"] })
  }

  @Test func `clearing closes the results and keeps the focus in the field`() {
    field.type("L")
    screen.button("Clear text").tap()
    #expect(!screen.popover.exists)
    #expect(field.value == "")
    #expect(field.isFocused)
  }

  @Test func `more results than fit above a keyboard scroll`() {
    struct Numbers: View {
      @State private var query = ""
      let count: Int
      var body: some View {
        SearchField(
          "Number", query: $query, results: (1...count).map { City(name: "Number \($0)") },
          name: \.name
        ) { _ in }
      }
    }
    for (count, scrolls) in [(6, false), (7, true)] {
      let screen = Screen(Numbers(count: count))
      screen.field("Number").type("N")
      #expect(screen.popover.buttons.count == count)
      #expect(screen.html().contains("class=\"scroll ") == scrolls)
      screen.field("Number").press(.upArrow)
      screen.field("Number").press(.return)
      #expect(screen.announcements == ["Number \(count)"])
    }
  }

  @Test func `it is a search field to browsers and screen readers`() {
    #expect(screen.html().contains("type=\"search\""))
    #expect(screen.html().contains("enterkeyhint=\"search\""))
  }
}

@MainActor @Suite struct SearchModifierTests {
  /// A modifier of the three.
  enum Part: String, Sendable { case icon, focus, clear }

  final class Log { var taps = 0, clears = 0 }

  struct Host: View {
    let parts: [Part]
    let log: Log
    @State private var text = "Lis"

    var body: some View {
      parts.reduce(AnyView(TextField("", text: $text, prompt: Text("Search")))) { view, part in
        switch part {
        case .icon:
          AnyView(view.iconTextField(iconSystemName: "magnifyingglass", iconScale: .medium))
        case .focus: AnyView(view.textFieldFocusOnTap { log.taps += 1 })
        case .clear: AnyView(view.clearButton(text: $text) { log.clears += 1 })
        }
      }
    }
  }

  nonisolated static let orders: [[Part]] = [
    [.icon, .focus, .clear], [.icon, .clear, .focus], [.focus, .icon, .clear],
    [.focus, .clear, .icon], [.clear, .icon, .focus], [.clear, .focus, .icon],
    [.icon], [.focus], [.clear],
  ]

  @Test(arguments: orders)
  func `the search modifiers work in any order and each alone`(parts: [Part]) {
    let log = Log()
    let screen = Screen(Host(parts: parts, log: log))
    let field = screen.field("Search")
    #expect(field.value == "Lis")
    if parts.contains(.focus) {
      field.tap()
      #expect(field.isFocused)
      field.tap()
      #expect(log.taps == 2)
    }
    if parts.contains(.clear) {
      screen.button("Clear text").tap()
      #expect(field.value == "")
      #expect(log.clears == 1)
      #expect(!screen.button("Clear text").canTap)
      field.type("x")
      #expect(screen.button("Clear text").canTap)
    }
    #expect(screen.brokenInvariants == [])
  }
}
