import DisplayTree
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct RowTests {
  @Test func `each outermost view of a section stands in a row of its own`() {
    let picture = ScreenPicture(
      Form {
        Section("Head") {
          Text("a")
          Group {
            Text("b").padding()
            EmptyView()
          }
          HStack {
            Text("c")
            Text("d")
          }
        }
        Text("e")
      })
    let section = picture.all(.section).first
    #expect(section?.children.map(\.kind) == [.header, .row, .row, .row])
    #expect(picture.all(.form).first?.children.map(\.kind) == [.section, .row])
  }

  @Test func `a section in a stack is no group of rows`() {
    let picture = ScreenPicture(LazyVStack { Section("Head") { Text("a") } })
    #expect(picture.all(.section).isEmpty)
    #expect(picture.all(.row).isEmpty)
    #expect(picture.all(.text).map { $0.describe().text } == ["Head", "a"])
  }

  @Test func `what an outer view says of rows reaches all of them, and inner words go first`() {
    let picture = ScreenPicture(
      List {
        Section {
          Text("a").listRowBackground(Color.red).padding()
          Text("b")
        }
        .listRowBackground(Color.blue)
        .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      })
    let styles = picture.all(.row).map { $0.describe().style.declarations }
    let insets = Declaration.rowInsets(Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      styles == [
        [insets, .rowBackground(.named(.red))], [insets, .rowBackground(.named(.blue))],
      ])
  }

  @Test func `a background that is more than a colour stands behind the row`() {
    let picture = ScreenPicture(
      List { Text("a").listRowBackground(RoundedRectangle(cornerRadius: 4).fill(.red)) })
    let row = picture.all(.row).first
    #expect(row?.children.map(\.kind) == [.backgroundLayer, .text])
  }

  private struct Coloring: View {
    @State private var isRed = false
    var body: some View {
      List {
        Button("red") { isRed.toggle() }.listRowBackground(isRed ? Color.red : Color.green)
      }
    }
  }

  @Test func `a row follows what its content says of it`() {
    let picture = ScreenPicture(Coloring())
    picture.tap()
    #expect(picture.first(.row).style.declarations == [.rowBackground(.named(.red))])
    #expect(picture.host.tree.takeChanges().elements.contains { $0.element.kind == .row })
  }

  @Test func `swipe actions stand in the row and take the place of deleting`() {
    var flagged = 0
    let screen = Screen(
      List {
        ForEach(0..<1) { _ in
          Text("a").swipeActions { Button("Flag") { flagged += 1 } }
        }
        .onDelete { _ in }
      })
    screen.button("Flag").tap()
    #expect(flagged == 1)
    #expect(ScreenPicture(List { Text("a").swipeActions { Text("b") } }).all(.actions).count == 1)
  }

  private struct Counting: View {
    @State private var names = (0..<3).map { "row \($0)" }
    var body: some View {
      List {
        ForEach($names, id: \.self) { $name in Text(verbatim: name).listRowSeparator(.hidden) }
        Button("reverse") { names.reverse() }
      }
    }
  }

  @Test func `a row moves with its content`() {
    let picture = ScreenPicture(Counting())
    let before = picture.all(.row).prefix(3).map(\.id)
    picture.tap()
    #expect(picture.all(.row).prefix(3).map(\.id) == before.reversed())
    #expect(picture.host.brokenInvariants() == [])
  }

  private struct Badged: View {
    @State private var unread = 0

    private struct Draft: View {
      @State private var text = ""
      var body: some View { TextField("Draft", text: $text) }
    }

    var body: some View {
      List {
        Draft().badge(unread).listRowBackground(Color.red)
        Text("Inside").listRowBackground(Color.blue).badge(unread)
        Button("add") { unread += 1 }
        Button("none") { unread = 0 }
      }
    }
  }

  @Test func `a row began anew when its badge came and went`() {
    let screen = Screen(Badged())
    screen.field("Draft").type("hello")
    let field = screen.field("Draft").identity
    screen.button("add").tap()
    #expect(screen.texts.contains("1"))
    #expect(screen.field("Draft").value == "hello")
    #expect(screen.field("Draft").identity == field)
    screen.button("add").tap()
    #expect(screen.texts.contains("2"))
    screen.button("none").tap()
    #expect(!screen.texts.contains("2"))
    #expect(screen.field("Draft").value == "hello")
    #expect(screen.field("Draft").identity == field)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `a badge takes nothing from what its row says`() {
    let picture = ScreenPicture(Badged())
    picture.tap("add")
    let styles = picture.all(.row).prefix(2).map { $0.describe().style.declarations }
    #expect(styles == [[.rowBackground(.named(.red))], [.rowBackground(.named(.blue))]])
    #expect(picture.all(.row).first?.children.first?.kind == .hstack)
  }

  @Test func `a badge of zero leaves the row as it is`() {
    let picture = ScreenPicture(List { Text("a").badge(0) })
    #expect(picture.all(.row).first?.children.map(\.kind) == [.text])
  }

  @Test func `whether a full swipe taps is told of the side`() {
    let html = Screen(
      List {
        Text("a").swipeActions { Button("Flag") {} }
        Text("b").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
        Text("c").swipeActions {}
      }
    ).html()
    #expect(html.contains("class=\"actions full\""))
    #expect(html.contains("class=\"actions\""))
    #expect(html.components(separatedBy: "class=\"swipes\"").count == 3)
  }
}
