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

  @Test func `a page that must not be dismissed is left after a question`() {
    let screen = Screen(Page())
    #expect(!screen.asksBeforeLeaving)
    screen.toggle("Dirty").tap()
    #expect(screen.asksBeforeLeaving)
    screen.toggle("Dirty").tap()
    #expect(!screen.asksBeforeLeaving)
  }

  @Test func `a sheet that must not be dismissed asks for the page around it`() {
    let screen = Screen(Page())
    screen.toggle("Sheet").tap()
    #expect(screen.asksBeforeLeaving)
    screen.button("Close").tap()
    #expect(!screen.asksBeforeLeaving)
  }
}
