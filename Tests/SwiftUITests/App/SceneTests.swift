import FormworkTesting
import SwiftUI
import Testing

private struct Shop: App {
  @State private var visits = 0

  var body: some Scene {
    Settings { Text("settings") }
    WindowGroup("Shop") {
      VStack {
        Button("Visit \(visits)") { visits += 1 }
      }
    }
    .webPage(title: "The Shop", tint: .purple)
    Window("Other", id: "other") { Text("other") }
  }
}

private struct Linked: View {
  @State private var opened: [String] = []
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Text(verbatim: opened.joined(separator: " "))
      Button("Help") { if let url = URL(string: "https://example.org/help") { openURL(url) } }
    }
    .onOpenURL { opened.append($0.absoluteString) }
  }
}

@MainActor @Suite struct SceneTests {
  @Test func `the first window shows, and the app keeps its state`() {
    let screen = Screen(app: Shop())
    screen.button("Visit 0").tap()
    #expect(screen.buttons == ["Visit 1"])
    #expect(screen.title == "The Shop")
  }

  @Test func `the app hears of the address it is opened with`() {
    #expect(Screen(Linked()).texts == [""])
    let screen = Screen(Linked(), path: "/orders?id=7")
    #expect(screen.texts == ["/orders?id=7"])
    screen.open("/orders?id=8")
    #expect(screen.texts == ["/orders?id=7 /orders?id=8"])
  }

  @Test func `openURL opens a tab unless a handler takes the address`() {
    let screen = Screen(Linked())
    screen.button("Help").tap()
    #expect(screen.openedAddresses == ["https://example.org/help"])
    let handled = Screen(
      Linked().environment(\.openURL, OpenURLAction { _ in .handled }))
    handled.button("Help").tap()
    #expect(handled.openedAddresses == [])
    let moved = Screen(
      Linked().environment(
        \.openURL,
        OpenURLAction { url in
          .systemAction(url.appending(path: "more"))
        }))
    moved.button("Help").tap()
    #expect(moved.openedAddresses == ["https://example.org/help/more"])
  }
}

private struct Preview_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("x").previewDisplayName("X").previewLayout(.sizeThatFits)
      Text("y").previewDevice("iPhone 15").previewLayout(.fixed(width: 10, height: 20))
      Text("z").previewDevice(PreviewDevice(rawValue: "iPad")).previewInterfaceOrientation(
        .landscapeLeft)
    }
  }
}

private struct Texts_Library: LibraryContentProvider {
  @LibraryContentBuilder var views: [LibraryItem] {
    LibraryItem(Text("a"), title: "A", category: .control)
    [LibraryItem(Text("b"), visible: false), LibraryItem(Text("c"))]
  }

  @LibraryContentBuilder func modifiers(base: Text) -> [LibraryItem] {
    LibraryItem(base.bold(), title: "bold", category: .effect)
  }
}

private struct ArrayLibrary: LibraryContentProvider {
  var views: [LibraryItem] { [LibraryItem(Text("a")), LibraryItem(Text("b"))] }
}

@MainActor @Suite struct LibraryTests {
  @Test func `items come one by one and as arrays`() {
    let items = Texts_Library().views
    #expect(items.map(\.title) == ["A", nil, nil])
    #expect(items.map(\.isVisible) == [true, false, true])
    #expect(items.map(\.category) == [.control, .other, .other])
    #expect(Texts_Library().modifiers(base: Text("x")).count == 1)
    #expect(ArrayLibrary().views.count == 2)
    #expect(ArrayLibrary().modifiers(base: 1).isEmpty)
    #expect(items[0].view.map { Screen($0).texts } == ["a"])
  }
}
