import DisplayTree
import SwiftUI
import Testing

/// Whose value wins: the person's newer text over what comes of their older one, but not over what
/// the program wrote for another reason.
@MainActor @Suite struct ReplacedTextTests {
  struct Note: View {
    @State private var text = "old"
    @State private var code = ""

    var body: some View {
      TextField("Note", text: $text).onSubmit { text = "" }
      TextField("Code", text: Binding(get: { code }, set: { code = $0.uppercased() }))
      Button("Clear") { text = "" }
    }
  }

  let host = ViewHost(Note())

  init() { host.tree.markAllRendered() }

  @Test func `what a setter makes of the typed text is no reset`() throws {
    let code = try #require(host.tree.first(.textField, labelled: "Code"))
    #expect(host.perform(.input("a"), on: code.id))
    host.settle()
    let changes = host.tree.takeChanges()
    #expect(changes.effects == [])
    #expect(changes.elements.contains { $0.element === code && $0.aspects.contains(.value) })
  }

  @Test func `a text that a button clears is reset`() throws {
    let note = try #require(host.tree.first(.textField, labelled: "Note"))
    let button = try #require(host.tree.first(.button, labelled: nil))
    #expect(host.perform(.tap, on: button.id))
    host.settle()
    #expect(host.tree.takeChanges().effects == [.reset(note.id)])
  }

  @Test func `a text that its own Return clears is reset`() throws {
    let note = try #require(host.tree.first(.textField, labelled: "Note"))
    #expect(host.perform(.input("new"), on: note.id))
    host.settle()
    #expect(host.perform(.submit, on: note.id))
    host.settle()
    #expect(host.tree.takeChanges().effects == [.reset(note.id)])
  }

  @Test func `what no browser's field holds never reaches the value`() throws {
    let note = try #require(host.tree.first(.textField, labelled: "Note"))
    #expect(host.perform(.input("a\n\r\n\0b"), on: note.id))
    host.settle()
    #expect(note.describe().field?.value == "ab")
  }
}

/// Sentences that code asks to be spoken.
@MainActor @Suite struct AnnouncementTests {
  struct Sender: View {
    var body: some View {
      Button("Send") { AccessibilityNotification.Announcement("Sent").post() }
    }
  }

  @Test func `an announcement is spoken on the screen whose action posted it`() throws {
    let (host, other) = (ViewHost(Sender()), ViewHost(Sender()))
    for screen in [host, other] { screen.tree.markAllRendered() }
    let button = try #require(host.tree.first(.button, labelled: nil))
    #expect(host.perform(.tap, on: button.id))
    host.settle()
    #expect(host.tree.takeChanges().effects == [.announce("Sent")])
    #expect(other.tree.takeChanges().effects == [])
  }

  @Test func `a string, an attributed string and a resource are spoken`() throws {
    struct Sender: View {
      var body: some View {
        Button("Send") {
          let name: String = "A text of the tests"
          let resource: LocalizedStringResource = "A text of the tests"
          AccessibilityNotification.Announcement(name).post()
          AccessibilityNotification.Announcement(AttributedString("styled")).post()
          AccessibilityNotification.Announcement(resource).post()
        }
      }
    }
    let host = ScreenPicture(Sender(), languages: ["de"]).host
    let button = try #require(host.tree.first(.button, labelled: nil))
    #expect(host.perform(.tap, on: button.id))
    host.settle()
    #expect(
      host.tree.takeChanges().effects == [
        .announce("A text of the tests"), .announce("styled"), .announce("Ein Text der Tests"),
      ])
  }

  @Test func `a task that an action began speaks on the same screen`() async throws {
    struct Later: View {
      var body: some View {
        Button("Send") {
          Task {
            await Task.yield()
            AccessibilityNotification.Announcement("Sent later").post()
          }
        }
      }
    }
    let host = ViewHost(Later())
    host.tree.markAllRendered()
    let button = try #require(host.tree.first(.button, labelled: nil))
    let asked = AsyncStream<Void>.makeStream()
    host.needsPass = { asked.continuation.yield() }
    #expect(host.perform(.tap, on: button.id))
    host.settle()
    for await _ in asked.stream { break }
    host.settle()
    #expect(host.tree.takeChanges().effects == [.announce("Sent later")])
  }
}

extension Tree {
  fileprivate func first(_ kind: Element.Kind, labelled label: String?) -> Element? {
    var rest = root.map { [$0] } ?? []
    while let element = rest.popLast() {
      let isNamed = label == nil || element.describe().accessibility.label == label
      if element.kind == kind, isNamed { return element }
      rest.append(contentsOf: element.children.reversed())
    }
    return nil
  }
}
