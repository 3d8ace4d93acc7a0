import FormworkTesting
import SwiftUI

extension ModifierTable {
  static var presentation: [ModifierRow] {
    [
      presents("sheet(isPresented:onDismiss:content:)", { $0.sheet }, "Anna, Close", dismissals: 2)
      {
        view, shown in
        view.sheet(isPresented: shown.isShown, onDismiss: { shown.wrappedValue.dismissals += 1 }) {
          Closable(name: "Anna")
        }
      },
      presents("sheet(item:onDismiss:content:)", { $0.sheet }, "Anna, Close", dismissals: 2) {
        view, shown in
        view.sheet(item: shown.item, onDismiss: { shown.wrappedValue.dismissals += 1 }) {
          Closable(name: $0.name)
        }
      },
      presents(
        "fullScreenCover(isPresented:onDismiss:content:)", { $0.sheet }, "Anna, Close",
        dismissals: 2,
        close: { $0.button("Close").tap() }
      ) { view, shown in
        view.fullScreenCover(
          isPresented: shown.isShown, onDismiss: { shown.wrappedValue.dismissals += 1 }
        ) { Closable(name: "Anna") }
      },
      presents(
        "fullScreenCover(item:onDismiss:content:)", { $0.sheet }, "Anna, Close", dismissals: 2,
        close: { $0.button("Close").tap() }
      ) { view, shown in
        view.fullScreenCover(
          item: shown.item, onDismiss: { shown.wrappedValue.dismissals += 1 }
        ) { Closable(name: $0.name) }
      },
      presents(
        "popover(isPresented:attachmentAnchor:arrowEdge:content:)", { $0.popover }, "Anna, Close"
      ) { view, shown in
        view.popover(isPresented: shown.isShown) { Closable(name: "Anna") }
      },
      presents("popover(item:attachmentAnchor:arrowEdge:content:)", { $0.popover }, "Anna, Close") {
        view, shown in
        view.popover(item: shown.item) { Closable(name: $0.name) }
      },
      does("interactiveDismissDisabled(_:)") {
        let screen = Screen(
          Text("x").sheet(isPresented: .constant(true)) {
            Switching { isOn in Text("sheet").interactiveDismissDisabled(isOn) }
          })
        let wasHeld = !screen.sheet.takesDismiss
        screen.button("switch").tap()
        return wasHeld && screen.sheet.takesDismiss
      },
      does("presentationDetents(_:)") {
        let screen = Screen(
          Text("x").sheet(isPresented: .constant(true)) {
            Text("sheet").presentationDetents([.fraction(0.25)])
          })
        return screen.sheetDetents == [0.25]
      },
      does("presentationDetents(_:selection:)") {
        let screen = Screen(
          Text("x").sheet(isPresented: .constant(true)) {
            Switching { isOn in
              Text("sheet").presentationDetents(
                [.medium, .large], selection: .constant(isOn ? .medium : .large))
            }
          })
        let before = screen.sheetDetents
        screen.button("switch").tap()
        return before == [0.5] && screen.sheetDetents == [1]
      },
      changes("presentationDragIndicator(_:)", inside: inSheet) {
        $0.presentationDragIndicator(.visible)
      },
      changes("presentationBackground(_:)", inside: inSheet) { $0.presentationBackground(.red) },
      changes("presentationCornerRadius(_:)", inside: inSheet) { $0.presentationCornerRadius(20) },
    ]
  }

  /// The modifier presents something while its binding says so, twice: the person closes it, then
  /// the program does.
  static func presents<V: View>(
    _ name: String, _ place: @escaping @MainActor (Screen) -> ScreenPresentation, _ says: String,
    dismissals: Int = 0, close: @escaping @MainActor (ScreenPresentation) -> Void = { $0.escape() },
    _ present: @escaping @MainActor (Text, Bindable<Shown>) -> V
  ) -> ModifierRow {
    ModifierRow(name: name) {
      let shown = Shown()
      let screen = Screen(Presenter(shown: shown, present: present))
      var seen = [place(screen).summary]
      for isByPerson in [true, false] {
        shown.item = Shown.Item(name: "Anna")
        screen.settle()
        seen.append(place(screen).summary)
        if isByPerson { close(place(screen)) } else { shown.item = nil }
        screen.settle()
        seen.append(shown.isShown ? "still shown" : place(screen).summary)
      }
      let isRight = seen == ["", says, "", says, ""] && shown.dismissals == dismissals
      return isRight ? nil : "shows \(seen), \(shown.dismissals) dismissals"
    }
  }

  private static func inSheet(_ view: AnyView) -> AnyView {
    AnyView(Text("x").sheet(isPresented: .constant(true)) { view })
  }
}

/// What a presentation is bound to, as an item and as a Boolean.
@MainActor @Observable final class Shown {
  struct Item: Identifiable, Hashable {
    let name: String
    var id: String { name }
  }

  var item: Item?
  var dismissals = 0

  var isShown: Bool {
    get { item != nil }
    set { item = newValue ? Item(name: "Anna") : nil }
  }
}

private struct Presenter<Content: View>: View {
  @Bindable var shown: Shown
  let present: (Text, Bindable<Shown>) -> Content

  var body: some View { present(Text("behind"), $shown) }
}

private struct Closable: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(verbatim: name)
      Button("Close") { dismiss() }
    }
  }
}

extension ScreenPresentation {
  /// Title, texts and buttons in a line; empty when it is not there.
  fileprivate var summary: String {
    exists ? ([title].filter { !$0.isEmpty } + texts + buttons).joined(separator: ", ") : ""
  }
}
