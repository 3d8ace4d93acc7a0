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

  /// A value whose text is stored in it, and one whose text comes out of an object.
  private struct Draft {
    var model: Model
    var stored = ""
    var passedOn: String {
      get { model.text }
      set { model.text = newValue }
    }
  }

  private struct Drafts: View {
    let model: Model
    @State private var draft: Draft

    init(model: Model) {
      self.model = model
      _draft = State(initialValue: Draft(model: model))
    }

    var body: some View {
      TextField("Stored", text: $draft.stored)
      TextField("Passed on", text: $draft.passedOn)
      TextField("Inside", text: $draft.model.text)
      Button("Set") { model.text = "set" }
      Button("Store") { draft.stored = "stored" }
    }
  }

  @Test func `a field follows an object behind a computed property of a value`() {
    let screen = Screen(Drafts(model: Model()))
    screen.button("Set").tap()
    #expect(screen.field("Passed on").value == "set")
    #expect(screen.field("Inside").value == "set")
    #expect(screen.field("Stored").value.isEmpty)
    screen.button("Store").tap()
    #expect(screen.field("Stored").value == "stored")
  }
}
