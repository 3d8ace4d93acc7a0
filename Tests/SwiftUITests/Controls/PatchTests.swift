import FormworkTesting
import SwiftUI
import Testing

/// What goes over the wire when a control changes: the least that shows it.
@MainActor @Suite struct ControlPatchTests {
  private struct Host: View {
    @State private var number = 1
    @State private var amount = 10.0
    @State private var name = ""
    var body: some View {
      VStack {
        Picker("Number", selection: $number) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        Slider(value: $amount, in: 0...100) { Text("Amount") }
        TextField("Name", text: $name).textFieldStyle(Framed())
        Button("next") { number = 2 }
        Button("full") { amount = 100 }
        Button("again") { number = number }
      }
    }
  }

  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
  }

  @Test func `a choice of the person's own sends nothing back`() {
    let screen = Screen(Host())
    _ = screen.html()
    screen.picker("Number").select("two")
    #expect(screen.patch() == "[1]")
    screen.slider("Amount").drag(to: 33)
    #expect(screen.patch() == "[1]")
    screen.field("Name").type("x")
    #expect(screen.patch() == "[1]")
  }

  @Test func `a choice of the app's sends the value alone`() throws {
    let screen = Screen(Host())
    _ = screen.html()
    screen.button("next").tap()
    let picker = try #require(screen.picker("Number").identity)
    #expect(screen.patch() == "[1,[\"p\",\(picker),\"value\",\"1\"]]")
    screen.button("full").tap()
    let slider = try #require(screen.slider("Amount").identity)
    #expect(screen.patch() == "[1,[\"p\",\(slider),\"value\",\"100\"]]")
    screen.button("again").tap()
    #expect(screen.patch() == "[1]")
  }
}
