import FormworkTesting
import SwiftUI
import Testing

@MainActor struct WaitingTests {
  private struct Slow: View {
    @State private var text = "waiting"
    var body: some View {
      Text(text).task {
        for _ in 0..<3 { try? await Task.sleep(for: .milliseconds(1)) }
        text = "done"
      }
    }
  }

  @Test func `a wait whose time others used up still gives the work its turns`() async {
    let screen = Screen(Slow())
    #expect(await screen.wait(upTo: 0) { screen.text("done").exists })
  }

  @Test func `a wait for what never comes ends`() async {
    let screen = Screen(Text("waiting"))
    #expect(await !screen.wait(upTo: 0) { screen.text("done").exists })
  }
}
