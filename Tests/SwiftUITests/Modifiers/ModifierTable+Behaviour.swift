import Combine
import DisplayTree
import FormworkTesting
import SwiftUI

extension ModifierTable {
  static var behaviour: [ModifierRow] {
    [
      does("onAppear(perform:)") {
        var count = 0
        _ = Screen(Text("x").onAppear { count += 1 })
        return count == 1
      },
      does("onDisappear(perform:)") {
        var count = 0
        let screen = Screen(
          Switching { isOn in if isOn { Text("x").onDisappear { count += 1 } } })
        screen.button("switch").tap()
        return count == 1
      },
      does("onChange(of:initial:_:)") {
        var seen: [Bool] = []
        let screen = Screen(
          Switching { isOn in Text("x").onChange(of: isOn) { seen = [$0, $1] } })
        screen.button("switch").tap()
        return seen == [true, false]
      },
      does("onChange(of:perform:)") {
        var seen: Bool?
        let screen = Screen(
          Switching { isOn in Text("x").onChange(of: isOn, perform: { seen = $0 }) })
        screen.button("switch").tap()
        return seen == false
      },
      does("onReceive(_:perform:)") {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let screen = Screen(Text("x").onReceive(subject) { seen.append($0) })
        subject.send(1)
        screen.settle()
        return seen == [1]
      },
      does("task(priority:_:)") {
        var count = 0
        let screen = Screen(Text("x").task { count += 1 })
        return await screen.wait { count == 1 }
      },
      does("task(id:priority:_:)") {
        var count = 0
        let screen = Screen(Switching { isOn in Text("x").task(id: isOn) { count += 1 } })
        guard await screen.wait(until: { count == 1 }) else { return false }
        screen.button("switch").tap()
        return await screen.wait { count == 2 }
      },
      does("task(id:priority:_:)") {
        struct Wish: Equatable { var isOn: Bool }
        var count = 0
        let screen = Screen(
          Switching { isOn in Text("x").task(id: Wish(isOn: isOn)) { count += 1 } })
        guard await screen.wait(until: { count == 1 }) else { return false }
        screen.button("switch").tap()
        return await screen.wait { count == 2 }
      },
      does("id(_:)") {
        let screen = Screen(Switching { isOn in Text("x").id(isOn) })
        let before = screen.text("x").identity
        screen.button("switch").tap()
        return screen.text("x").identity != before
      },
      does("equatable()") {
        var runs = 0
        let screen = Screen(Switching { _ in Constant(ran: { runs += 1 }).equatable() })
        screen.button("switch").tap()
        return runs == 1
      },
      does("modifier(_:)") {
        Screen(Text("x").modifier(Doubling())).texts == ["x", "x"]
      },
      does("animation(_:value:)") {
        moves { isOn in Text("x").opacity(isOn ? 1 : 0.5).animation(.linear, value: isOn) }
      },
      does("animation(_:)") {
        moves { isOn in Text("x").opacity(isOn ? 1 : 0.5).animation(.linear) }
      },
      does("transaction(_:)") {
        moves { isOn in Text("x").opacity(isOn ? 1 : 0.5).transaction { $0.animation = .linear } }
      },
      does("transaction(value:_:)") {
        moves { isOn in
          Text("x").opacity(isOn ? 1 : 0.5).transaction(value: isOn) { $0.animation = .linear }
        }
      },
      does("transition(_:)") {
        let host = ViewHost(
          Switching { isOn in
            VStack { if !isOn { Text("x").transition(.opacity) } }.animation(.linear, value: isOn)
          })
        press(host)
        return declarations(host).contains(.transition(.opacity))
      },
      does("preference(key:value:)") { preferred { $0.preference(key: Names.self, value: ["a"]) } },
      does("transformPreference(_:_:)") {
        preferred { $0.transformPreference(Names.self) { $0.append("a") } }
      },
      does("onPreferenceChange(_:perform:)") {
        var seen: [[String]] = []
        _ = Screen(
          Text("x").preference(key: Names.self, value: ["a"])
            .onPreferenceChange(Names.self) { seen.append($0) })
        return seen == [["a"]]
      },
      does("overlayPreferenceValue(_:alignment:_:)") {
        let view = Text("x").preference(key: Names.self, value: ["a"])
          .overlayPreferenceValue(Names.self) { Text(verbatim: $0.joined()) }
        return Screen(view).texts == ["x", "a"]
      },
      does("backgroundPreferenceValue(_:alignment:_:)") {
        let view = Text("x").preference(key: Names.self, value: ["a"])
          .backgroundPreferenceValue(Names.self) { Text(verbatim: $0.joined()) }
        return Screen(view).texts == ["x", "a"]
      },
    ]
  }

  /// Whether the change of a view below a switch moves.
  private static func moves<V: View>(_ view: @escaping (Bool) -> V) -> Bool {
    let host = ViewHost(Switching(content: view))
    press(host)
    return declarations(host).contains(
      .animation(AnimationCurve(timing: .linear, duration: 0.35)))
  }

  private static func preferred<V: View>(_ modify: (Text) -> V) -> Bool {
    var seen: [String] = []
    _ = Screen(modify(Text("x")).onPreferenceChange(Names.self) { seen = $0 })
    return seen == ["a"]
  }

  /// Presses the first button of a screen.
  private static func press(_ host: ViewHost) {
    guard let button = elements(host).first(where: { $0.kind == .button }) else { return }
    _ = host.tree.takeChanges()
    host.tree.markAllRendered()
    _ = host.perform(.tap, on: button.id)
    host.settle()
  }

  private static func declarations(_ host: ViewHost) -> [Declaration] {
    elements(host).flatMap { $0.describe().style.declarations }
  }

  private static func elements(_ host: ViewHost) -> [Element] {
    func all(_ element: Element) -> [Element] { [element] + element.children.flatMap(all) }
    return host.tree.root.map(all) ?? []
  }
}

struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A button that turns off what it shows below.
struct Switching<Content: View>: View {
  @ViewBuilder var content: (Bool) -> Content
  @State private var isOn = true

  init(@ViewBuilder content: @escaping (Bool) -> Content) { self.content = content }

  var body: some View {
    VStack {
      Button("switch") { isOn.toggle() }
      content(isOn)
    }
  }
}

private struct Constant: View, Equatable {
  let ran: () -> Void

  var body: some View {
    let _ = ran()
    Text("constant")
  }

  nonisolated static func == (a: Self, b: Self) -> Bool { true }
}

private struct Doubling: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      content
      content
    }
  }
}
