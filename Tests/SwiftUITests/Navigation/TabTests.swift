import FormworkTesting
import SwiftUI
import Testing

@MainActor @Observable private final class Log {
  var appeared: [String] = []
  var unread = 2
}

private struct Note: View {
  let name: String
  let log: Log
  @State private var text = ""

  var body: some View {
    TextField(name, text: $text).onAppear { log.appeared.append(name) }
  }
}

@MainActor @Suite struct TabTests {
  private struct Old: View {
    let log: Log
    @State private var selection = "b"

    var body: some View {
      TabView(selection: $selection) {
        NavigationStack { Note(name: "A", log: log).navigationTitle("First") }
          .badge(log.unread)
          .tabItem {
            Image(systemName: "house")
            Text("Home")
          }
          .tag("a")
        Note(name: "B", log: log).tabItem { Text("Notes") }.tag("b")
      }
    }
  }

  @Test func `the selection chooses the tab; content is made when it is first chosen`() {
    let log = Log()
    let screen = Screen(Old(log: log))
    #expect(screen.tabs == ["Home (2)", "[Notes]"])
    #expect(log.appeared == ["B"])
    screen.field("B").type("x")
    screen.chooseTab("Home")
    #expect(screen.tabs == ["[Home] (2)", "Notes"])
    #expect(screen.title == "First")
    #expect(log.appeared == ["B", "A"])
    screen.chooseTab("Notes")
    #expect(screen.field("B").value == "x")
    #expect(log.appeared == ["B", "A"])
    log.unread = 0
    screen.settle()
    #expect(screen.tabs == ["Home", "[Notes]"])
    #expect(screen.brokenInvariants == [])
  }

  @Test func `Tab values are selected without a binding, too`() {
    struct New: View {
      var body: some View {
        TabView {
          Tab("One", systemImage: "1.circle") { Text("first") }
          Tab("Two", systemImage: "2.circle") { Text("second") }.badge(3)
        }
      }
    }
    let screen = Screen(New())
    #expect(screen.tabs == ["[One]", "Two (3)"])
    screen.chooseTab("Two")
    #expect(screen.texts.contains("second"))
    #expect(!screen.texts.contains("first"))
  }

  @Test func `a toolbar in a tab gives that tab a bar, other tabs stay as they are`() {
    struct New: View {
      @State private var text = ""
      var body: some View {
        TabView {
          TextField("First", text: $text).tabItem { Text("One") }
          Text("second").toolbar { Button("Help") {} }.tabItem { Text("Two") }
        }
      }
    }
    let screen = Screen(New())
    let field = screen.field("First").identity
    #expect(screen.toolbar == [])
    screen.chooseTab("Two")
    #expect(screen.toolbar == ["automatic: Help"])
    screen.chooseTab("One")
    #expect(screen.toolbar == [])
    #expect(screen.field("First").identity == field)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `Tab values follow the binding`() {
    enum Section: Hashable { case orders, account }
    struct New: View {
      @State private var section = Section.account
      var body: some View {
        TabView(selection: $section) {
          Tab("Orders", systemImage: "shippingbox", value: Section.orders) {
            Button("Go") { section = .account }
          }
          Tab("Account", systemImage: "person", value: Section.account) { Text("account") }
        }
      }
    }
    let screen = Screen(New())
    #expect(screen.tabs == ["Orders", "[Account]"])
    screen.chooseTab("Orders")
    screen.button("Go").tap()
    #expect(screen.tabs == ["Orders", "[Account]"])
  }

  @Test func `the file name of a tab's image was read with its title`() {
    struct Pictured: View {
      var body: some View {
        TabView(selection: .constant(1)) {
          Tab("Orders", image: "OrdersIcon", value: 1) { Text("first") }
        }
      }
    }
    #expect(Screen(Pictured()).tabs == ["[Orders]"])
    #expect(!Screen(Pictured()).html().contains("alt=\"OrdersIcon"))
  }
}
