import FormworkTesting
import SwiftUI
import Testing

private enum Size: String { case small, large }

private struct Reader: View {
  @AppStorage("count") private var count = 0
  @AppStorage("size") private var size = Size.small
  @AppStorage("name") private var name: String?

  var body: some View { Text(verbatim: "\(count) \(size) \(name ?? "nobody")") }
}

private struct Writer: View {
  @AppStorage("count") private var count = 0
  @AppStorage("size") private var size = Size.small
  @AppStorage("name") private var name: String?
  @SceneStorage("draft") private var draft = ""

  var body: some View {
    VStack {
      Button("Write") {
        count += 1
        size = .large
        name = "Anna"
      }
      TextField("Draft", text: $draft)
      Text(verbatim: "draft \(draft)")
      Reader()
    }
  }
}

@MainActor @Suite struct StorageTests {
  @Test func `a write reaches every reader of the session and nobody else`() {
    let screen = Screen(Writer())
    let other = Screen(Writer())
    #expect(screen.texts == ["draft ", "0 small nobody"])
    screen.button("Write").tap()
    screen.field("Draft").type("x")
    #expect(screen.texts == ["draft x", "1 large Anna"])
    other.settle()
    #expect(other.texts == ["draft ", "0 small nobody"])
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
  }

  @Test func `a store that is named keeps the value`() throws {
    let store = try #require(UserDefaults(suiteName: "formwork.tests.\(UUID().uuidString)"))
    struct Stored: View {
      @AppStorage var isOn: Bool
      init(store: UserDefaults) { _isOn = AppStorage(wrappedValue: false, "on", store: store) }
      var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
    }
    let screen = Screen(Stored(store: store))
    screen.button("off").tap()
    #expect(screen.button("on").exists)
    #expect(store.bool(forKey: "on"))
    #expect(Screen(Stored(store: store)).button("on").exists)
  }
}
