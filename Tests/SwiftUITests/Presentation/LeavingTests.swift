import FormworkTesting
import SwiftUI
import Testing

/// Whether the browser asks before the tab is left.
@MainActor @Suite struct LeavingTests {
  private struct Page: View {
    @State private var isDirty = false
    @State private var isShown = false

    var body: some View {
      Toggle("Dirty", isOn: $isDirty).interactiveDismissDisabled(isDirty)
      Toggle("Sheet", isOn: $isShown)
        .sheet(isPresented: $isShown) {
          Button("Close") { isShown = false }.interactiveDismissDisabled()
        }
      if isShown { Text("also").interactiveDismissDisabled(false) }
    }
  }

  private func asks(_ screen: Screen) -> Bool { screen.html().contains("data-more=\"leaving ") }

  @Test func `a page that must not be dismissed is left after a question`() {
    let screen = Screen(Page())
    #expect(!asks(screen))
    screen.toggle("Dirty").tap()
    #expect(asks(screen))
    screen.toggle("Dirty").tap()
    #expect(!asks(screen))
  }

  @Test func `a sheet that must not be dismissed asks for the page around it`() {
    let screen = Screen(Page())
    screen.toggle("Sheet").tap()
    #expect(asks(screen))
    screen.button("Close").tap()
    #expect(!asks(screen))
  }
}
