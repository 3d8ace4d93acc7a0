import FormworkTesting
import SwiftUI
import Testing

private struct Failure: LocalizedError {
  var errorDescription: String? { "No connection" }
  var recoverySuggestion: String? { "Try again later" }
}

private struct Topic: Identifiable {
  let id: String
}

@MainActor private final class Log {
  var lines: [String] = []
}

@MainActor @Suite struct AlertTests {
  private struct Modern: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      Button("Delete all") { isShown = true }
        .buttonStyle(.borderedProminent)
        .alert("Really?", isPresented: $isShown) {
          Button("Delete", role: .destructive) { log.lines.append("deleted") }
          Button("Cancel", role: .cancel) { log.lines.append("cancelled") }
        } message: {
          Text("This cannot be undone.")
        }
    }
  }

  @Test func `an alert shows title, message and buttons, cancel first of two`() {
    let screen = Screen(Modern(log: Log()))
    screen.button("Delete all").tap()
    #expect(screen.alert.title == "Really?")
    #expect(screen.alert.message == "This cannot be undone.")
    #expect(screen.alert.buttons == ["Cancel", "Delete"])
    #expect(!screen.alert.takesDismiss)
  }

  @Test func `a button runs its action and closes the alert`() {
    let log = Log()
    let screen = Screen(Modern(log: log))
    screen.button("Delete all").tap()
    screen.alert.button("Delete").tap()
    #expect(log.lines == ["deleted"])
    #expect(!screen.alert.exists)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `Escape presses the cancel button`() {
    let log = Log()
    let screen = Screen(Modern(log: log))
    screen.button("Delete all").tap()
    screen.alert.escape()
    #expect(log.lines == ["cancelled"])
    #expect(!screen.alert.exists)
  }

  @Test func `an alert without buttons has OK`() {
    struct Plain: View {
      @State private var isShown = true
      var body: some View { Text("x").alert(Text("Saved"), isPresented: $isShown) {} }
    }
    let screen = Screen(Plain())
    #expect(screen.alert.buttons == ["OK"])
    screen.alert.escape()
    #expect(!screen.alert.exists)
  }

  @Test func `text fields stand above the buttons and are typed into`() {
    struct Naming: View {
      @State private var isShown = true
      @State private var name = ""
      @State private var saved = "nothing"
      var body: some View {
        Text(verbatim: saved).alert("Name", isPresented: $isShown) {
          TextField("Your name", text: $name)
          Button("Save") { saved = name }.disabled(name.isEmpty)
        }
      }
    }
    let screen = Screen(Naming())
    #expect(!screen.alert.button("Save").isEnabled)
    screen.field("Your name").type("Anna")
    screen.alert.button("Save").tap()
    #expect(screen.texts == ["Anna"])
  }

  @Test func `data are presented while there are some`() {
    struct About: View {
      @State private var isShown = true
      @State private var topic: Topic?
      @State private var chosen = "none"
      var body: some View {
        VStack {
          Text(verbatim: chosen)
          Button("Pick") { topic = Topic(id: "swift") }
        }
        .alert("Topic", isPresented: $isShown, presenting: topic) { topic in
          Button("Take \(topic.id)") { chosen = topic.id }
        } message: { topic in
          Text(verbatim: "About \(topic.id)")
        }
      }
    }
    let screen = Screen(About())
    #expect(!screen.alert.exists)
    screen.button("Pick").tap()
    #expect(screen.alert.message == "About swift")
    screen.alert.button("Take swift").tap()
    #expect(screen.texts == ["swift"])
  }

  @Test func `an error is the title of its alert`() {
    struct Failing: View {
      @State private var isShown = true
      var body: some View {
        Text("x").alert(isPresented: $isShown, error: Failure()) { _ in
          Button("Retry") {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
      }
    }
    let screen = Screen(Failing())
    #expect(screen.alert.title == "No connection")
    #expect(screen.alert.message == "Try again later")
  }

  @Test func `an action that reads the state behind the alert still finds it`() {
    struct Deleting: View {
      @State private var doomed: String? = "row 3"
      @State private var deleted = ""
      var body: some View {
        Text(verbatim: deleted).alert(
          "Delete?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
        ) {
          Button("Delete") { deleted = doomed ?? "gone" }
        }
      }
    }
    let screen = Screen(Deleting())
    screen.alert.button("Delete").tap()
    #expect(screen.texts == ["row 3"])
    #expect(!screen.alert.exists)
  }

  @Test func `the old alert has its two buttons`() {
    struct Old: View {
      @State private var isShown = true
      @State private var answer = ""
      var body: some View {
        Text(verbatim: answer).alert(isPresented: $isShown) {
          Alert(
            title: Text("Order"), message: Text("Send it?"),
            primaryButton: .default(Text("Send")) { answer = "sent" }, secondaryButton: .cancel())
        }
      }
    }
    let screen = Screen(Old(), languages: ["de"])
    #expect(screen.alert.title == "Order")
    #expect(screen.alert.message == "Send it?")
    #expect(screen.alert.buttons == ["Abbrechen", "Send"])
    screen.alert.button("Send").tap()
    #expect(screen.texts == ["sent"])
  }

  @Test func `the old alert for an item says what the item is`() {
    struct Old: View {
      @State private var topic: Topic? = Topic(id: "swift")
      var body: some View {
        Text("x").alert(item: $topic) { topic in
          Alert(title: Text(topic.id), dismissButton: .default(Text("Fine")))
        }
      }
    }
    let screen = Screen(Old())
    #expect(screen.alert.title == "swift")
    screen.alert.button("Fine").tap()
    #expect(!screen.alert.exists)
  }

  private struct Choosing: View {
    @State private var isShown = false
    @State private var color = "none"

    var body: some View {
      VStack {
        Text(verbatim: color)
        Button("Colour") { isShown = true }
      }
      .confirmationDialog("Colour", isPresented: $isShown, titleVisibility: .visible) {
        Button("Red") { color = "red" }
        Button("Blue") { color = "blue" }
      }
    }
  }

  @Test func `a choice has its actions and a way out at the end`() {
    let screen = Screen(Choosing())
    screen.button("Colour").tap()
    #expect(screen.alert.title == "Colour")
    #expect(screen.alert.buttons == ["Red", "Blue", "Cancel"])
    screen.alert.dismiss()
    #expect(!screen.alert.exists)
    screen.button("Colour").tap()
    screen.alert.button("Blue").tap()
    #expect(screen.texts == ["blue"])
    #expect(!screen.alert.exists)
  }

  @Test func `an action sheet is a choice, too`() {
    struct Old: View {
      @State private var isShown = true
      @State private var answer = ""
      var body: some View {
        Text(verbatim: answer).actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("Do"), message: Text("what?"),
            buttons: [.destructive(Text("Delete")) { answer = "deleted" }, .cancel()])
        }
      }
    }
    let screen = Screen(Old())
    #expect(screen.alert.buttons == ["Delete", "Cancel"])
    screen.alert.button("Delete").tap()
    #expect(screen.texts == ["deleted"])
  }
}
