import FormworkTesting
import SwiftUI

extension ModifierTable {
  static var navigation: [ModifierRow] { titles + destinations + bars }

  private static var titles: [ModifierRow] {
    [
      changes("navigationTitle(_:)", inside: onPage) { $0.navigationTitle("Title") },
      changes("navigationTitle(_:)", inside: onPage) { $0.navigationTitle(.constant("Title")) },
      changes("navigationBarTitle(_:)", inside: onPage) { $0.navigationBarTitle(Text("Title")) },
      changes("navigationBarTitle(_:displayMode:)", inside: onPage) {
        $0.navigationBarTitle("Title", displayMode: .inline)
      },
      changes(
        "navigationSubtitle(_:)", on: { AnyView(Text("x").navigationTitle("T")) }, inside: onPage
      ) {
        $0.navigationSubtitle("Sub")
      },
      changes("navigationBarTitleDisplayMode(_:)", inside: onPage) {
        $0.navigationBarTitleDisplayMode(.inline)
      },
      changes("toolbarTitleDisplayMode(_:)", inside: onPage) {
        $0.toolbarTitleDisplayMode(.inline)
      },
      changes("navigationBarBackButtonHidden(_:)", inside: onPage) {
        $0.navigationBarBackButtonHidden()
      },
      changes("navigationBarHidden(_:)", on: titled, inside: onPage) {
        $0.navigationBarHidden(true)
      },
      changes("toolbar(_:for:)", on: titled, inside: onPage) {
        $0.toolbar(.hidden, for: .navigationBar)
      },
      changes("toolbarVisibility(_:for:)", on: titled, inside: onPage) {
        $0.toolbarVisibility(.hidden, for: .navigationBar)
      },
      keeps("navigationViewStyle(_:)") { $0.navigationViewStyle(.stack) },
    ]
  }

  private static var destinations: [ModifierRow] {
    [
      does("navigationDestination(for:destination:)") {
        let screen = Screen(
          NavigationStack {
            NavigationLink("Go", value: 3)
              .navigationDestination(for: Int.self) { Text("page \($0)") }
          })
        screen.button("Go").tap()
        return screen.text("page 3").exists
      },
      changes("navigationDestination(isPresented:destination:)", inside: onPage) {
        $0.navigationDestination(isPresented: .constant(true)) { Text("page") }
      },
      changes("navigationDestination(item:destination:)", inside: onPage) {
        $0.navigationDestination(item: .constant(Int?.some(3))) { Text("page \($0)") }
      },
      does("onOpenURL(perform:)") {
        var opened: URL?
        _ = Screen(Text("x").onOpenURL { opened = $0 }, path: "/a?b=c")
        return opened?.absoluteString == "/a?b=c"
      },
    ]
  }

  private static var bars: [ModifierRow] {
    [
      changes("toolbar(content:)") { $0.toolbar { ToolbarItem { Text("item") } } },
      changes("navigationBarItems(leading:trailing:)", inside: onPage) {
        $0.navigationBarItems(leading: Text("a"), trailing: Text("b"))
      },
      changes("navigationBarItems(leading:)", inside: onPage) {
        $0.navigationBarItems(leading: Text("a"))
      },
      changes("navigationBarItems(trailing:)", inside: onPage) {
        $0.navigationBarItems(trailing: Text("b"))
      },
      changes("searchable(text:placement:prompt:)", inside: onPage) {
        $0.searchable(text: .constant(""))
      },
      changes("refreshable(action:)", inside: onPage) { $0.refreshable {} },
      changes("safeAreaInset(edge:alignment:spacing:content:)") {
        $0.safeAreaInset(edge: .bottom) { Text("inset") }
      },
      changes("tabItem(_:)", inside: { view in AnyView(TabView { view }) }) {
        $0.tabItem { Text("tab") }
      },
    ]
  }

  private static func onPage(_ view: AnyView) -> AnyView { AnyView(NavigationStack { view }) }

  private static func titled() -> AnyView { AnyView(Text("x").navigationTitle("Title")) }
}
