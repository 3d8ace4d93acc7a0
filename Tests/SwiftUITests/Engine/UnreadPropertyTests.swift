import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct UnreadPropertyTests {
  @Observable final class Model {
    var text = ""
    var isOn = false
    var choice = 1
  }

  /// No body reads the model's properties: the controls alone do, through their bindings.
  private struct Bound: View {
    let model: Model

    var body: some View {
      VStack {
        TextField("Name", text: Bindable(model).text)
        Toggle("News", isOn: Bindable(model).isOn)
        Picker("Choice", selection: Bindable(model).choice) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        Button("Set") {
          model.text = "set"
          model.isOn = true
          model.choice = 2
        }
      }
    }
  }

  @Test func `controls follow a program's writes to properties that no body reads`() {
    let screen = Screen(Bound(model: Model()))
    screen.button("Set").tap()
    #expect(screen.field("Name").value == "set")
    #expect(screen.toggle("News").isOn)
    #expect(screen.picker("Choice").selection == "two")
    screen.field("Name").type("!")
    #expect(screen.field("Name").value == "set!")
    #expect(screen.brokenInvariants == [])
  }
}
