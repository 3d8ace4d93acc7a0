import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct EnvironmentOfGoneViewsTests {
  private struct Leaving: View {
    @Environment(\.wordOfTheTest) private var word
    let tell: (String) -> Void

    var body: some View {
      Text("here").onDisappear { tell(word) }
    }
  }

  private struct Host: View {
    @State private var isShown = true
    let tell: (String) -> Void

    var body: some View {
      Toggle("Shown", isOn: $isShown)
      if isShown {
        VStack {
          VStack { Leaving(tell: tell).environment(\.isEnabled, true) }
            .environment(\.wordOfTheTest, "outer")
        }
        .environment(\.locale, Locale(identifier: "de"))
      }
    }
  }

  /// The scopes around were freed with their nodes, before the action ran.
  @Test func `an action of a view that is gone reads the environment it stood in`() {
    var words: [String] = []
    let screen = Screen(Host { words.append($0) })
    screen.toggle("Shown").tap()
    #expect(words == ["outer"])
  }
}

extension EnvironmentValues {
  fileprivate var wordOfTheTest: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }

  private struct WordKey: EnvironmentKey { static var defaultValue: String { "none" } }
}
