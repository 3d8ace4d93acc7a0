import FormworkTesting
import SwiftUI
import Synchronization
import Testing

/// What a test is told when a step cannot be done.
@MainActor @Suite struct FailureTests {
  private func lines(_ step: () -> Void) -> [Int?] {
    let found = Mutex<[Int?]>([])
    withKnownIssue {
      step()
    } matching: { issue in
      let location = issue.sourceLocation
      found.withLock { $0.append(location?.fileID == #fileID ? location?.line : nil) }
      return true
    }
    return found.withLock { $0 }
  }

  @Test func `a step that cannot be done is one issue at its own line`() {
    let screen = Screen(Text("Hello"))
    #expect(lines { screen.field("Name").type("abc") } == [#line])
    #expect(lines { screen.field("Name").enter("abc") } == [#line])
    #expect(lines { screen.button("Save").tap() } == [#line])
    #expect(lines { screen.picker("Size").select("Large") } == [#line])
    #expect(lines { screen.toggle("Size").tap() } == [#line])
    #expect(lines { screen.text("Hello").deleteRow() } == [#line])
    #expect(lines { screen.slider("Size").drag(to: 3) } == [#line])
    #expect(lines { screen.chooseTab("Home") } == [#line])
    #expect(lines { screen.sheet.dismiss() } == [#line])
    #expect(lines { screen.back() } == [#line])
    #expect(lines { screen.browserBack() } == [#line])
  }

  private struct Choice: View {
    @State private var extras: Set<String> = []
    @State private var isOn = false

    var body: some View {
      List(selection: $extras) {
        ForEach(["Sauna", "Breakfast"], id: \.self) { Text($0) }
        Toggle("Quiet", isOn: $isOn)
        Text("Plain")
      }
    }
  }

  @Test func `a text and a button mean the row that they stand in`() {
    let screen = Screen(Choice())
    #expect(screen.html().contains(#"aria-pressed="false""#))
    screen.text("Sauna").tap()
    #expect(screen.text("Sauna").row.isSelected)
    #expect(screen.patch().contains(#""aria-pressed","true""#))
    screen.button("Breakfast").tap()
    #expect(screen.text("Breakfast").row.isSelected)
    screen.text("Quiet").tap()
    #expect(screen.toggle("Quiet").isOn)
    #expect(lines { screen.text("Plain").tap() } == [#line])
  }
}
