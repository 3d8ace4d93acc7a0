import FormCore
import Formwork
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct EditingTests {
  struct Chore: Equatable {
    var name = ""
    var place = ""

    @MainActor static func rules(_ form: FormModel<Chore>) {
      form.name.label("Name").rules(.required)
      form.place.label("Place")
    }
  }

  struct Fields: View {
    let form: FormModel<Chore>
    var body: some View {
      TextInputField("Name", field: form.name)
      TextInputField("Place", field: form.place)
    }
  }

  struct Creating: View {
    @State private var isShown = false
    let store: SlowServer
    var body: some View {
      NavigationStack {
        Button("New") { isShown = true }
          .sheet(isPresented: $isShown) {
            NavigationStack {
              CreateScreen(Chore(), rules: Chore.rules) { chore in
                try await store.ask("create \(chore.name)")
                isShown = false
              } fields: {
                Fields(form: $0)
              }
            }
          }
      }
    }
  }

  struct Editing: View {
    @State private var isShown = true
    let store: SlowServer
    var body: some View {
      NavigationStack {
        Text("list")
          .navigationDestination(isPresented: $isShown) {
            EditScreen(Chore(name: "Mow", place: "garden"), rules: Chore.rules) { chore in
              try await store.ask("save \(chore.name)")
            } onDelete: {
              try await store.ask("delete")
              isShown = false
            } fields: {
              Fields(form: $0)
            }
          }
      }
    }
  }

  private let store = SlowServer()
  private let isDown = SlowServer.Refusal("The server is down.")

  private func creating() -> Screen {
    let screen = Screen(Creating(store: store))
    screen.button("New").tap()
    return screen
  }

  @Test func `Create waits for valid values, and is busy until the server has answered`() async {
    let screen = creating()
    #expect(!screen.button("Create").isEnabled)
    screen.field("Name").type(" Mow ")
    screen.button("Create").tap()
    #expect(!screen.button("Create").isEnabled)
    #expect(!screen.button("Cancel").isEnabled)
    #expect(await screen.wait { store.isAsked })
    #expect(store.asked == ["create Mow"])
    store.answer()
    #expect(await screen.wait { !screen.sheet.exists })
  }

  @Test func `Return creates, once, and a second press afterwards creates nothing`() async {
    let screen = Screen(
      NavigationStack {
        CreateScreen(Chore(), rules: Chore.rules) { chore in
          try await store.ask("create \(chore.name)")
        } fields: {
          Fields(form: $0)
        }
      })
    screen.field("Name").submit()
    #expect(store.asked.isEmpty)
    screen.field("Name").type("Mow")
    screen.field("Name").submit()
    #expect(screen.button("Create").spokenValue == "Saving")
    #expect(await screen.wait { store.isAsked })
    screen.field("Name").submit()
    store.answer()
    #expect(await screen.wait { screen.button("Cancel").isEnabled })
    #expect(!screen.button("Create").isEnabled)
    screen.field("Name").submit()
    #expect(store.asked == ["create Mow"])
    screen.field("Name").type("!")
    #expect(screen.button("Create").isEnabled)
  }

  @Test func `Return saves what is changed`() async {
    let screen = Screen(Editing(store: store))
    screen.field("Name").enter("Rake")
    screen.field("Name").submit()
    #expect(await screen.wait { store.isAsked })
    #expect(store.asked == ["save Rake"])
    store.answer()
  }

  @Test func `what is typed while a save runs is not taken for saved`() async {
    let screen = Screen(Editing(store: store))
    screen.field("Name").enter("Rake")
    screen.button("Save").tap()
    #expect(await screen.wait { store.isAsked })
    screen.field("Name").enter("Rake leaves")
    store.answer()
    #expect(await screen.wait { screen.button("Save").isEnabled })
    screen.button("Cancel").tap()
    #expect(screen.alert.exists)
  }

  @Test func `Cancel leaves at once while nothing was entered, and asks when something was`() {
    let screen = creating()
    screen.button("Cancel").tap()
    #expect(!screen.sheet.exists)
    screen.button("New").tap()
    screen.field("Name").type("Mow")
    screen.button("Cancel").tap()
    #expect(screen.alert.exists)
    screen.alert.button("Keep editing").tap()
    #expect(screen.field("Name").value == "Mow")
    screen.button("Cancel").tap()
    screen.alert.button("Discard changes").tap()
    #expect(!screen.sheet.exists)
  }

  @Test func `a swipe or a click beside the sheet loses no changes`() {
    let screen = creating()
    #expect(screen.sheet.takesDismiss)
    screen.field("Name").type("M")
    #expect(!screen.sheet.takesDismiss)
    screen.field("Name").clear()
    #expect(screen.sheet.takesDismiss)
  }

  @Test func `undoing an edit by hand silences the question`() {
    let screen = Screen(Editing(store: store))
    screen.field("Name").type("!")
    #expect(screen.button("Save").isEnabled)
    screen.field("Name").enter("Mow")
    #expect(!screen.button("Save").isEnabled)
    screen.button("Cancel").tap()
    #expect(!screen.alert.exists)
    #expect(screen.text("list").exists)
  }

  @Test func `Save takes what is changed and valid, and is off again once it is saved`() async {
    let screen = Screen(Editing(store: store))
    screen.field("Name").clear()
    #expect(!screen.button("Save").isEnabled)
    screen.field("Name").type("Rake")
    screen.button("Save").tap()
    #expect(await screen.wait { store.isAsked })
    store.answer()
    #expect(await screen.wait { screen.button("Cancel").isEnabled })
    #expect(store.asked == ["save Rake"])
    #expect(!screen.button("Save").isEnabled)
    screen.button("Cancel").tap()
    #expect(!screen.alert.exists)
  }

  @Test func `what the server says of a field stands there, and of none above the fields`() async {
    let screen = Screen(Editing(store: store))
    screen.field("Name").enter("Rake")
    screen.button("Save").tap()
    #expect(await screen.wait { store.isAsked })
    store.answer(FieldErrors(named: ["name": "There is one already"]))
    #expect(await screen.wait { screen.text("There is one already").exists })
    screen.field("Name").type("s")
    #expect(!screen.text("There is one already").exists)
    screen.button("Save").tap()
    #expect(await screen.wait { store.isAsked })
    store.answer(isDown)
    #expect(await screen.wait { screen.text("The server is down.").exists })
    #expect(screen.announcements.count { $0 == "The server is down." } == 1)
    #expect(screen.field("Name").value == "Rakes")
  }

  @Test func `Delete asks, is busy, and a failure is said`() async {
    let screen = Screen(Editing(store: store))
    screen.button("Delete").tap()
    #expect(screen.alert.title == "Delete this?")
    screen.alert.button("Cancel").tap()
    #expect(store.asked.isEmpty)
    screen.button("Delete").tap()
    screen.alert.button("Delete").tap()
    #expect(await screen.wait { store.isAsked })
    #expect(!screen.button("Save").isEnabled)
    #expect(!screen.button("Cancel").isEnabled)
    store.answer(isDown)
    #expect(await screen.wait { screen.text("The server is down.").exists })
    #expect(screen.announcements.count { $0 == "The server is down." } == 1)
    screen.button("Delete").tap()
    screen.alert.button("Delete").tap()
    #expect(await screen.wait { store.isAsked })
    store.answer()
    #expect(await screen.wait { screen.text("list").exists })
    #expect(store.asked == ["delete", "delete"])
  }

  @Test func `without a closure there is no Delete`() {
    let screen = Screen(
      NavigationStack {
        EditScreen(Chore(name: "Mow"), rules: Chore.rules) { _ in
        } fields: {
          Fields(form: $0)
        }
      })
    #expect(screen.buttons.filter { $0 != "Clear text" } == ["Cancel", "Save"])
  }

  @Test func `a model that somebody else keeps is the one on screen`() {
    let form = FormModel(Chore(name: "Mow"), rules: Chore.rules)
    let screen = Screen(
      NavigationStack {
        EditScreen(form) { _ in
        } fields: {
          Fields(form: $0)
        }
      })
    form.place.value = "garden"
    screen.settle()
    #expect(screen.field("Place").value == "garden")
    #expect(screen.button("Save").isEnabled)
  }

  /// Nested screens, written by hand over one form of fields.
  struct ChoreForm: View {
    @Binding var chore: Chore
    var body: some View {
      Form { TextField("Name", text: $chore.name) }
    }

    struct Create: View {
      @State private var chore = Chore()
      let onCreate: (Chore) -> Void
      var body: some View {
        ChoreForm(chore: $chore)
          .safeAreaInset(edge: .bottom) { Button("Create") { onCreate(chore) } }
      }
    }
  }

  @Test func `nested screens can still be written by hand`() {
    var created: [Chore] = []
    let screen = Screen(ChoreForm.Create { created.append($0) })
    screen.field("Name").type("Mow")
    screen.button("Create").tap()
    #expect(created == [Chore(name: "Mow")])
  }
}
