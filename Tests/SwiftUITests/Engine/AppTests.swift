import FormworkTesting
import Testing

@testable import SwiftUI

@MainActor @Suite struct AppTests {
  private struct Counting: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup {
        Text(verbatim: "\(count)")
        Button("up") { count += 1 }
      }
    }
  }

  @Test func `state of the app itself is kept and shown`() {
    let screen = Screen(AppRoot(app: Counting()))
    screen.button("up").tap()
    screen.button("up").tap()
    #expect(screen.texts == ["2"])
    #expect(screen.brokenInvariants == [])
  }
}
