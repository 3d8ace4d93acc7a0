import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct UIPasteboardTests {
  private struct Copier: View {
    @State private var seen = "nothing"

    var body: some View {
      Text(verbatim: seen)
      Button("Copy") { UIPasteboard.general.string = "let x = 1\n" }
      Button("Clear") { UIPasteboard.general.string = nil }
      Button("Look") {
        seen = UIPasteboard.general.hasStrings ? UIPasteboard.general.string ?? "" : "nothing"
      }
    }
  }

  @Test func `what an action copies goes to the browser of its own screen`() {
    let (screen, other) = (Screen(Copier()), Screen(Copier()))
    screen.button("Copy").tap()
    #expect(screen.copiedTexts == ["let x = 1\n"])
    #expect(other.copiedTexts == [])
    #expect(screen.patch().contains(#"["k","let x = 1\n"]"#))
  }

  @Test func `reading gives what was copied on the same screen`() {
    let (screen, other) = (Screen(Copier()), Screen(Copier()))
    screen.button("Copy").tap()
    for screen in [screen, other] { screen.button("Look").tap() }
    #expect(screen.texts == ["let x = 1\n"])
    #expect(other.texts == ["nothing"])
    screen.button("Clear").tap()
    screen.button("Look").tap()
    #expect(screen.texts == ["nothing"])
  }

  private struct CopiesLater: View {
    var body: some View {
      Button("Copy") {
        Task {
          await Task.yield()
          UIPasteboard.general.string = "later"
        }
      }
    }
  }

  @Test func `a task that an action began copies on the same screen`() async {
    let screen = Screen(CopiesLater())
    screen.button("Copy").tap()
    #expect(await screen.wait { screen.copiedTexts == ["later"] })
  }

  @Test func `outside of a screen nothing is copied and nothing is there`() {
    UIPasteboard.general.string = "lost"
    #expect(UIPasteboard.general.string == nil)
  }
}
