import FormworkTesting
import SwiftUI

extension ModifierTable {
  static var navigation: [ModifierRow] {
    [
      titles("navigationTitle(_:)") { $0.navigationTitle("Start") },
      titles("navigationTitle(_:)") { $0.navigationTitle("Start" as String) },
      titles("navigationTitle(_:)") { $0.navigationTitle(Text("Start")) },
      titles("navigationTitle(_:)") { $0.navigationTitle(.constant("Start")) },
      titles("navigationBarTitle(_:)") { $0.navigationBarTitle("Start") },
      titles("navigationBarTitle(_:)") { $0.navigationBarTitle("Start" as String) },
      titles("navigationBarTitle(_:)") { $0.navigationBarTitle(Text("Start")) },
      titles("navigationBarTitle(_:displayMode:)") {
        $0.navigationBarTitle("Start", displayMode: .inline)
      },
      changes("navigationBarTitle(_:displayMode:)", on: titled, inside: inStack) {
        $0.navigationBarTitle("Start", displayMode: .inline)
      },
      changes("navigationBarTitleDisplayMode(_:)", on: titled, inside: inStack) {
        $0.navigationBarTitleDisplayMode(.inline)
      },
      changes("toolbarTitleDisplayMode(_:)", on: titled, inside: inStack) {
        $0.toolbarTitleDisplayMode(.inline)
      },
      does("navigationSubtitle(_:)") {
        Screen(inStack(AnyView(titled().navigationSubtitle("Sub")))).texts
          == ["Start", "Sub", "page"]
      },
      does("navigationBarBackButtonHidden(_:)") {
        let screen = Screen(
          NavigationStack {
            NavigationLink("Next") {
              Switching { isOn in Text("second").navigationBarBackButtonHidden(isOn) }
            }
            .navigationTitle("Start")
          })
        screen.button("Next").tap()
        let before = screen.backButton
        screen.button("switch").tap()
        return before == nil && screen.backButton == "Start"
      },
      pushes("navigationDestination(isPresented:destination:)") { view, shown in
        view.navigationDestination(isPresented: shown.isShown) { Text("Anna") }
      },
      pushes("navigationDestination(item:destination:)") { view, shown in
        view.navigationDestination(item: shown.item) { Text(verbatim: $0.name) }
      },
      does("navigationDestination(for:destination:)") {
        let screen = Screen(
          NavigationStack {
            NavigationLink("Seven", value: 7)
              .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
          })
        screen.button("Seven").tap()
        return screen.texts == ["page 7"]
      },
      does("onOpenURL(perform:)") {
        var opened: [String] = []
        let screen = Screen(
          Text("x").onOpenURL { opened.append($0.absoluteString) }, path: "/orders?id=7")
        screen.open("/orders?id=8")
        return opened == ["/orders?id=7", "/orders?id=8"]
      },
      does("tabItem(_:)") {
        let screen = Screen(
          TabView {
            Text("home").tabItem { Text("Home") }
            Text("notes").tabItem { Text("Notes") }
          })
        let before = screen.texts
        screen.chooseTab("Notes")
        return before.contains("home") && screen.texts.contains("notes")
          && !screen.texts.contains("home")
          && screen.tabs == ["Home", "[Notes]"]
      },
    ]
  }

  /// The modifier gives the page and the browser tab the title "Start".
  private static func titles<V: View>(
    _ name: String, _ modify: @escaping @MainActor (Text) -> V
  ) -> ModifierRow {
    does(name) {
      let screen = Screen(NavigationStack { modify(Text("page")) })
      return screen.title == "Start" && screen.texts == ["Start", "page"]
    }
  }

  /// The modifier pushes a page while its binding says so, twice: the person leaves it, then the
  /// program does.
  private static func pushes<V: View>(
    _ name: String, _ push: @escaping @MainActor (Text, Bindable<Shown>) -> V
  ) -> ModifierRow {
    ModifierRow(name: name) {
      let shown = Shown()
      let screen = Screen(Pushing(shown: shown, push: push))
      var seen = [screen.texts]
      for isByPerson in [true, false] {
        shown.isShown = true
        screen.settle()
        seen.append(screen.texts)
        if isByPerson { screen.back() } else { shown.item = nil }
        screen.settle()
        seen.append(shown.isShown ? ["still shown"] : screen.texts)
      }
      return seen == [["root"], ["Anna"], ["root"], ["Anna"], ["root"]] ? nil : "shows \(seen)"
    }
  }

  static func titled() -> AnyView { AnyView(Text("page").navigationTitle("Start")) }

  static func inStack(_ view: AnyView) -> AnyView { AnyView(NavigationStack { view }) }
}

private struct Pushing<Content: View>: View {
  @Bindable var shown: Shown
  let push: (Text, Bindable<Shown>) -> Content

  var body: some View { NavigationStack { push(Text("root"), $shown) } }
}
