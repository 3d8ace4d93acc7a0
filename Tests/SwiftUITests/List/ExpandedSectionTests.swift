import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct ExpandedSectionTests {
  private struct Extras: View {
    @State private var isOpen = false
    var isStack = false

    var body: some View {
      if isStack { VStack { section } } else { List { section } }
    }

    private var section: some View {
      Section("Extras", isExpanded: $isOpen) { Text("Sauna") }
    }
  }

  @Test(arguments: [false, true])
  func `the header opens the section and closes it again`(isStack: Bool) {
    let screen = Screen(Extras(isStack: isStack))
    #expect(!screen.text("Sauna").exists)
    #expect(screen.html().contains(#"aria-expanded="false""#))
    screen.button("Extras").tap()
    #expect(screen.text("Sauna").exists)
    #expect(screen.patch().contains(#""aria-expanded","true""#))
    screen.button("Extras").tap()
    #expect(!screen.text("Sauna").exists)
  }
}
