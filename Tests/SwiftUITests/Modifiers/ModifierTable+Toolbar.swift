import FormworkTesting
import SwiftUI

extension ModifierTable {
  static var toolbar: [ModifierRow] {
    [
      does("toolbar(content:)") {
        var count = 0
        let screen = Screen(
          NavigationStack {
            Text("page").toolbar {
              ToolbarItem(placement: .confirmationAction) { Button("Save") { count += 1 } }
            }
          })
        screen.button("Save").tap()
        return screen.toolbar == ["confirm: Save"] && count == 1
      },
      bars("toolbar(content:)", ["automatic: Help"]) { $0.toolbar { Button("Help") {} } },
      does("toolbarTitleMenu(content:)") {
        var count = 0
        let screen = Screen(
          NavigationStack {
            Text("page").navigationTitle("Start").toolbarTitleMenu {
              Button("Rename") { count += 1 }
            }
          })
        screen.button("Rename").tap()
        return count == 1 && screen.html().contains("<div class=\"titled\">")
      },
      bars("navigationBarItems(leading:)", ["leading: A"]) {
        $0.navigationBarItems(leading: Button("A") {})
      },
      bars("navigationBarItems(trailing:)", ["trailing: B"]) {
        $0.navigationBarItems(trailing: Button("B") {})
      },
      bars("navigationBarItems(leading:trailing:)", ["leading: A", "trailing: B"]) {
        $0.navigationBarItems(leading: Button("A") {}, trailing: Button("B") {})
      },
      hides("navigationBarHidden(_:)") { $0.navigationBarHidden($1) },
      hides("toolbar(_:for:)") { $0.toolbar($1 ? .hidden : .visible, for: .navigationBar) },
      hides("toolbarVisibility(_:for:)") {
        $0.toolbarVisibility($1 ? .hidden : .visible, for: .navigationBar)
      },
      does("refreshable(action:)") {
        var count = 0
        let screen = Screen(NavigationStack { Text("page").refreshable { count += 1 } })
        screen.button("Refresh").tap()
        return await screen.wait { count == 1 }
      },
      searches { $0.searchable(text: $1, prompt: "Find") },
      searches { $0.searchable(text: $1, prompt: "Find" as String) },
      searches { $0.searchable(text: $1, prompt: Text("Find")) },
      changes("safeAreaInset(edge:alignment:spacing:content:)") {
        $0.safeAreaInset(edge: .bottom) { Button("Create") {} }
      },
    ]
  }

  /// The modifier adds these items to the bars of its page.
  private static func bars<V: View>(
    _ name: String, _ items: [String], _ modify: @escaping @MainActor (Text) -> V
  ) -> ModifierRow {
    does(name) { Screen(NavigationStack { modify(Text("page")) }).toolbar == items }
  }

  /// The modifier hides the bar with the page's title while it is told to.
  private static func hides<V: View>(
    _ name: String, _ modify: @escaping @MainActor (AnyView, Bool) -> V
  ) -> ModifierRow {
    does(name) {
      let screen = Screen(NavigationStack { Switching { isOn in modify(titled(), isOn) } })
      let before = screen.texts
      screen.button("switch").tap()
      return before == ["page"] && screen.texts == ["Start", "page"]
    }
  }

  /// The modifier gives the page a field "Find" that writes the binding.
  private static func searches<V: View>(
    _ modify: @escaping @MainActor (Text, Binding<String>) -> V
  ) -> ModifierRow {
    does("searchable(text:placement:prompt:)") {
      let screen = Screen(Searching(modify: modify))
      screen.field("Find").type("abc")
      return screen.texts == ["found abc"]
    }
  }
}

private struct Searching<Content: View>: View {
  let modify: (Text, Binding<String>) -> Content
  @State private var query = ""

  var body: some View {
    NavigationStack { modify(Text(verbatim: "found \(query)"), $query) }
  }
}
