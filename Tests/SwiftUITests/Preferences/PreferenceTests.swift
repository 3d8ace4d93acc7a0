import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct PreferenceTests {
  private struct Reading<Content: View>: View {
    @ViewBuilder var content: Content
    @State private var names = ["?"]
    var body: some View {
      VStack {
        Text(verbatim: names.joined(separator: " ")).accessibilityIdentifier("read")
        VStack { content }.onPreferenceChange(Names.self) { names = $0 }
      }
    }
  }

  private func read<V: View>(_ view: V) -> String {
    Screen(Reading { view }).element(identifier: "read").text
  }

  private func named(_ name: String) -> some View {
    Text(verbatim: name).preference(key: Names.self, value: [name])
  }

  @Test func `values are combined in the order of the views`() {
    #expect(
      read(
        VStack {
          named("a")
          HStack { ForEach(["b", "c"], id: \.self) { named($0) } }
          Text("none")
          named("d").padding()
        }) == "a b c d")
  }

  @Test func `an outer value hides the inner ones, a transformation sees them`() {
    #expect(read(VStack { named("a") }.preference(key: Names.self, value: ["z"])) == "z")
    #expect(
      read(
        VStack {
          named("a")
          named("b")
        }
        .transformPreference(Names.self) { $0.reverse() }) == "b a")
  }

  private struct Changing: View {
    @State private var names = ["a", "b"]
    var body: some View {
      Reading { Rows(names: names) }
      Button("reverse") { names.reverse() }
      Button("drop") { names.removeLast() }
    }

    struct Rows: View {
      let names: [String]
      var body: some View {
        ForEach(names, id: \.self) { name in
          Text(verbatim: name).preference(key: Names.self, value: [name])
        }
      }
    }
  }

  @Test func `values follow views that move and leave`() {
    let screen = Screen(VStack { Changing() })
    let read = screen.element(identifier: "read")
    #expect(read.text == "a b")
    screen.button("reverse").tap()
    #expect(read.text == "b a")
    screen.button("drop").tap()
    #expect(read.text == "b")
    screen.button("drop").tap()
    #expect(read.text == "")
  }

  @Test func `the page's colours follow the outermost wish`() {
    let picture = ScreenPicture(
      VStack { SchemeText().preferredColorScheme(.dark) })
    #expect(picture.first(.root).style.declarations == [.colorScheme(.dark)])
    #expect(picture.first(.text).text == "dark")
  }

  private struct SchemeText: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(scheme)") }
  }
}
