import FormworkTesting
import SwiftUI
import Testing

private struct Person: Identifiable, Equatable {
  let id: Int
  let name: String
}

private struct Note: View {
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      TextField("Note", text: $text)
      Text(verbatim: isPresented ? "presented" : "alone")
      Button("Done") { dismiss() }
    }
  }
}

@MainActor @Observable private final class Log {
  var isShown = false
  var person: Person?
  var dismissals = 0
}

private struct Host: View {
  @Bindable var log: Log

  var body: some View {
    VStack {
      Text("behind")
      Button("Show") { log.isShown = true }
        .sheet(isPresented: $log.isShown, onDismiss: { log.dismissals += 1 }) { Note() }
    }
  }
}

private struct ItemHost: View {
  @Bindable var log: Log

  var body: some View {
    Button("Anna") { log.person = Person(id: 1, name: "Anna") }
      .sheet(item: $log.person, onDismiss: { log.dismissals += 1 }) { person in
        VStack {
          Text(verbatim: "Hello \(person.name)")
          Note()
        }
      }
  }
}

private struct OldHost: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }.fullScreenCover(isPresented: $isShown) { OldContent() }
  }
}

private struct OldContent: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Text(verbatim: presentationMode.wrappedValue.isPresented ? "presented" : "alone")
      Button("Close") { self.presentationMode.wrappedValue.dismiss() }
    }
  }
}

private enum GreetingKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private struct Greeting: View {
  @Environment(\.greeting) private var greeting
  var body: some View { Text(verbatim: greeting) }
}

private struct Locked: View {
  @State private var isLocked = true

  var body: some View {
    VStack {
      Button("Unlock") { isLocked = false }
    }
    .interactiveDismissDisabled(isLocked)
  }
}

@MainActor @Suite struct SheetTests {
  @Test func `a sheet shows its content and closes by a click beside it`() {
    let log = Log()
    let screen = Screen(Host(log: log))
    #expect(!screen.sheet.exists)
    screen.button("Show").tap()
    #expect(screen.sheet.texts == ["presented"])
    screen.sheet.dismiss()
    #expect(!screen.sheet.exists)
    #expect(!log.isShown)
    #expect(log.dismissals == 1)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `dismiss closes the sheet and onDismiss runs once`() {
    let log = Log()
    let screen = Screen(Host(log: log))
    screen.button("Show").tap()
    screen.button("Done").tap()
    #expect(!screen.sheet.exists)
    #expect(log.dismissals == 1)
  }

  @Test func `the content's state begins anew each time`() {
    let screen = Screen(Host(log: Log()))
    screen.button("Show").tap()
    screen.field("Note").type("hi")
    screen.sheet.escape()
    screen.button("Show").tap()
    #expect(screen.field("Note").value == "")
  }

  @Test func `what the person typed stays while the presenting view changes`() {
    let log = Log()
    let screen = Screen(Host(log: log))
    screen.button("Show").tap()
    screen.field("Note").type("hi")
    let field = screen.field("Note").identity
    log.dismissals += 1
    screen.settle()
    #expect(screen.field("Note").value == "hi")
    #expect(screen.field("Note").identity == field)
  }

  @Test func `an item makes the sheet, another item another one`() {
    let log = Log()
    let screen = Screen(ItemHost(log: log))
    screen.button("Anna").tap()
    #expect(screen.text("Hello Anna").exists)
    screen.field("Note").type("x")
    log.person = Person(id: 1, name: "Anne")
    screen.settle()
    #expect(screen.text("Hello Anne").exists)
    #expect(screen.field("Note").value == "x")
    log.person = Person(id: 2, name: "Bert")
    screen.settle()
    #expect(screen.text("Hello Bert").exists)
    #expect(screen.field("Note").value == "")
    screen.sheet.dismiss()
    #expect(log.person == nil)
    #expect(log.dismissals == 2)
  }

  @Test func `a cover closes only through its own view`() {
    let screen = Screen(OldHost())
    screen.button("Show").tap()
    #expect(!screen.sheet.takesDismiss)
    #expect(screen.sheet.texts == ["presented"])
    screen.button("Close").tap()
    #expect(!screen.sheet.exists)
  }

  @Test func `the environment flows into the sheet`() {
    let screen = Screen(
      Text("x").sheet(isPresented: .constant(true)) { Greeting() }.environment(\.greeting, "hello"))
    #expect(screen.sheet.texts == ["hello"])
  }

  @Test func `interactiveDismissDisabled follows its value`() {
    let screen = Screen(Text("x").sheet(isPresented: .constant(true)) { Locked() })
    #expect(!screen.sheet.takesDismiss)
    screen.button("Unlock").tap()
    #expect(screen.sheet.takesDismiss)
  }

  @Test func `interactiveDismissDisabled reaches the sheet through its navigation`() {
    let screen = Screen(
      Text("x").sheet(isPresented: .constant(true)) {
        NavigationStack { List { Locked() }.navigationTitle("Sheet") }
      })
    #expect(!screen.sheet.takesDismiss)
    screen.button("Unlock").tap()
    #expect(screen.sheet.takesDismiss)
  }

  @Test func `a sheet can present another one`() {
    struct Outer: View {
      @State private var isShown = false
      var body: some View {
        Button("Inner") { isShown = true }.sheet(isPresented: $isShown) { Text("inner") }
      }
    }
    let screen = Screen(Text("x").sheet(isPresented: .constant(true)) { Outer() })
    screen.button("Inner").tap()
    #expect(screen.sheet.texts == ["inner"])
    screen.sheet.dismiss()
    #expect(screen.sheet.buttons == ["Inner"])
    #expect(screen.brokenInvariants == [])
  }

  @Test func `a sheet leaves with the view that presents it`() {
    struct Switch: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          if isOn {
            Text("x").sheet(isPresented: .constant(true)) { Button("Off") { isOn = false } }
          }
        }
      }
    }
    let screen = Screen(Switch())
    screen.button("Off").tap()
    #expect(!screen.sheet.exists)
    #expect(screen.brokenInvariants == [])
  }

  @Test func `a popover takes no focus and stands beside its anchor`() {
    struct Search: View {
      @State private var query = ""
      @State private var isShown = false
      var body: some View {
        TextField("Search", text: $query)
          .onChange(of: query) { isShown = !query.isEmpty }
          .popover(isPresented: $isShown, arrowEdge: .bottom) { Text(verbatim: "for \(query)") }
      }
    }
    let screen = Screen(Search())
    let field = screen.field("Search").identity
    screen.field("Search").type("ab")
    #expect(screen.popover.texts == ["for ab"])
    #expect(screen.field("Search").isFocused)
    #expect(screen.field("Search").identity == field)
    screen.popover.dismiss()
    #expect(!screen.popover.exists)
    #expect(screen.field("Search").value == "ab")
  }

  @Test func `the selection says at which detent the sheet stands`() {
    struct Sized: View {
      @State private var detent = PresentationDetent.medium
      var body: some View {
        Text("x").sheet(isPresented: .constant(true)) {
          Button("Grow") { detent = .large }
            .presentationDetents(
              [.medium, .large, .fraction(0.25), .height(200)], selection: $detent
            )
            .presentationDragIndicator(.visible)
            .presentationCornerRadius(20)
            .presentationBackground(Color.blue)
        }
      }
    }
    let screen = Screen(Sized())
    #expect(screen.sheetDetents == [0.5])
    screen.button("Grow").tap()
    #expect(screen.sheetDetents == [1])
  }
}
