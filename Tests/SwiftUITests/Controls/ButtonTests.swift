import DisplayTree
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct ButtonTests {
  @Test func `a button style reads the environment and gets role and label`() {
    struct Loud: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          if configuration.role == .destructive { Text("!") }
          if !isEnabled { Text("off") }
        }
        .opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    struct Host: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Go") { count += 1 }
          Button("Drop", role: .destructive) { count += 10 }
          Button("Never") {}.disabled(true)
          Text("\(count)")
        }
        .buttonStyle(Loud())
      }
    }
    let screen = Screen(Host())
    screen.button("Go").tap()
    screen.button("Drop, !").tap()
    #expect(screen.texts == ["11"])
    #expect(!screen.button("Never, off").isEnabled)
  }

  @Test func `a primitive style wraps the button`() {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Button(configuration).buttonStyle(.bordered)
          Button("again") {
            configuration.trigger()
            configuration.trigger()
          }
        }
      }
    }
    struct Host: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Go") { count += 1 }.buttonStyle(Twice())
          Text("\(count)")
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.buttons == ["Go", "again"])
    screen.button("Go").tap()
    #expect(screen.texts == ["1"])
  }

  @Test func `setting the same style again runs no button's body`() {
    struct Plain: ButtonStyle {
      let width: Double
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    struct Row: View {
      let index: Int
      var body: some View { Button("Row \(index)") {} }
    }
    struct Host: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(count)")
          Button("count") { count += 1 }
          ForEach(0..<20) { Row(index: $0) }
        }
        .buttonStyle(Plain(width: 3))
      }
    }
    let screen = Screen(Host())
    let before = screen.bodyRuns
    screen.button("count").tap()
    #expect(screen.texts == ["1"])
    // The host, the 20 closures of its rows and the counting button, whose action is a new closure.
    #expect(screen.bodyRuns - before == 22)
  }

  @Test func `shortcuts reach the page`() {
    struct Host: View {
      var body: some View {
        VStack {
          Button("OK") {}.keyboardShortcut(.defaultAction)
          Button("Cancel") {}.keyboardShortcut(.cancelAction)
          Button("Close") {}.keyboardShortcut(.escape, modifiers: [])
          Button("Save") {}.keyboardShortcut("s")
          Button("Find") {}.keyboardShortcut("f", modifiers: [.command, .shift])
          Button("Up") {}.keyboardShortcut(.upArrow, modifiers: .option)
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.button("OK").shortcut == "default")
    #expect(screen.button("Cancel").shortcut == "cancel")
    #expect(screen.button("Close").shortcut == "cancel")
    #expect(screen.button("Save").shortcut == "Meta+S Control+S")
    #expect(screen.button("Find").shortcut == "Meta+Shift+F Control+Shift+F")
    #expect(screen.button("Up").shortcut == "Alt+ArrowUp")
  }

  @Test func `links carry their address, help its words`() throws {
    let url = try #require(URL(string: "https://example.com/terms"))
    struct Host: View {
      let url: URL
      var body: some View {
        VStack {
          Link("Terms", destination: url).help("Opens the terms")
          Link(destination: url) { Label("More", systemImage: "link") }
          TextField("Name", text: .constant("")).padding().help(Text("As in the passport"))
        }
      }
    }
    let screen = Screen(Host(url: url))
    #expect(screen.link("Terms").destination == "https://example.com/terms")
    #expect(screen.link("Terms").hint == "Opens the terms")
    #expect(screen.link("More").destination == "https://example.com/terms")
    #expect(screen.field("Name").hint == "As in the passport")
  }

  @Test func `the edit button begins and ends editing`() {
    struct Host: View {
      @Environment(\.editMode) private var mode
      var body: some View {
        VStack {
          EditButton()
          Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading")
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.texts == ["reading"])
    screen.button("Edit").tap()
    #expect(screen.texts == ["editing"])
    screen.button("Done").tap()
    #expect(screen.texts == ["reading"])
  }

  @Test func `the edit button has the lists around it show their controls`() {
    let picture = ScreenPicture(
      VStack {
        EditButton()
        List { Text("a") }
        Form { Text("b") }
      })
    func isEditing() -> [Bool?] {
      [.list, .form].map { picture.first($0).control?.isEditing }
    }
    #expect(isEditing() == [false, false])
    picture.tap("Edit")
    #expect(isEditing() == [true, true])
    #expect(Set(picture.host.tree.takeChanges().elements.map(\.element.kind)).contains(.list))
  }

  @Test func `an edit mode of one's own counts for the views inside`() {
    struct Host: View {
      @State private var mode = EditMode.active
      var body: some View {
        VStack {
          EditButton()
          Text(mode.isEditing ? "editing" : "reading")
        }
        .environment(\.editMode, $mode)
      }
    }
    let screen = Screen(Host())
    screen.button("Done").tap()
    #expect(screen.texts == ["reading"])
  }
}
