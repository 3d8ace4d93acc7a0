import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct ContextMenuTests {
  private struct Host: View {
    @State private var log = "nothing"
    @State private var text = ""
    var body: some View {
      List {
        TextField("Name", text: $text)
          .contextMenu { Button("Delete", role: .destructive) { log = "deleted \(text)" } }
        Text(verbatim: log)
      }
    }
  }

  @Test func `an item acts with what the view holds now`() {
    let screen = Screen(Host())
    screen.field("Name").type("Anna")
    screen.button("Delete").tap()
    #expect(screen.texts == ["deleted Anna"])
    #expect(screen.brokenInvariants == [])
  }

  @Test func `the menu has no button of its own`() {
    let html = Screen(Host()).html()
    #expect(html.contains("data-more=\"menu \""))
    #expect(!html.contains("popovertarget"))
  }
}
