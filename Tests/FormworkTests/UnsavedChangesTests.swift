import FormCore
import Formwork
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct UnsavedChangesTests {
  struct Note: Codable, Equatable {
    var text = ""
  }

  struct Editor: View {
    @State private var form = FormModel(Note())
    @State private var isShown = true

    var body: some View {
      if isShown {
        FormView(form) {
          TextInputField("Text", field: form.text)
          CancelButton(form) { isShown = false }
          SubmitButton("Save", form: form) { _ in }
        }
        .unsavedChangesGuard(form)
      } else {
        Text("left")
      }
    }
  }

  @Test func `undoing an edit by hand silences the leave warning`() {
    let screen = Screen(Editor())
    #expect(!screen.asksBeforeLeaving)
    screen.field("Text").type("a")
    #expect(screen.asksBeforeLeaving)
    screen.field("Text").clear()
    #expect(!screen.asksBeforeLeaving)
    screen.button("Cancel").tap()
    #expect(screen.text("left").exists)
  }

  @Test func `cancel asks before changes are lost`() {
    let screen = Screen(Editor())
    screen.field("Text").type("a")
    screen.button("Cancel").tap()
    #expect(screen.alert.title == "Discard your changes?")
    screen.alert.button("Keep editing").tap()
    #expect(screen.field("Text").value == "a")
    screen.button("Cancel").tap()
    screen.alert.button("Discard changes").tap()
    #expect(screen.text("left").exists)
  }

  @Test func `what was saved is left without a question`() async {
    let screen = Screen(Editor())
    screen.field("Text").type("a")
    screen.button("Save").tap()
    #expect(await screen.wait { !screen.asksBeforeLeaving })
    screen.field("Text").type("b")
    #expect(screen.asksBeforeLeaving)
  }

  struct Drafted: View {
    let draft: Draft<Note>
    let form: FormModel<Note>

    var body: some View {
      FormView(form) { TextInputField("Text", field: form.text) }
        .draft(draft)
    }
  }

  private func drafted(_ store: MemoryDraftStore) -> Screen {
    let form = FormModel(Note())
    return Screen(
      Drafted(draft: Draft(of: form, in: store, key: DraftKey("note")), form: form))
  }

  private func isKept(in store: MemoryDraftStore) async -> Bool {
    for _ in 0..<1_000 {
      if await store.load(DraftKey("note")) != nil { return true }
      await Task.yield()
    }
    return false
  }

  @Test func `a form that went to the background is there again`() async {
    let store = MemoryDraftStore()
    let first = drafted(store)
    first.field("Text").type("abc")
    first.setVisible(false)
    #expect(await isKept(in: store))
    let second = drafted(store)
    #expect(await second.wait { second.field("Text").value == "abc" })
    #expect(second.text("Your earlier entries are back").exists)
    second.button("Start over").tap()
    #expect(await second.wait { second.field("Text").value.isEmpty })
    #expect(!second.text("Your earlier entries are back").exists)
  }

  @Test func `starting over asks first when something was changed since it was brought back`() async
  {
    let store = MemoryDraftStore()
    let first = drafted(store)
    first.field("Text").type("abc")
    first.setVisible(false)
    #expect(await isKept(in: store))
    let second = drafted(store)
    #expect(await second.wait { second.field("Text").value == "abc" })
    second.field("Text").type("d")
    second.button("Start over").tap()
    #expect(second.alert.title == "Discard your changes?")
    second.alert.button("Keep editing").tap()
    #expect(second.field("Text").value == "abcd")
    second.button("Start over").tap()
    second.alert.button("Start over").tap()
    #expect(await second.wait { second.field("Text").value.isEmpty })
  }

  @Test func `a draft that cannot be read is dropped, and the form is empty`() async {
    let store = MemoryDraftStore()
    await store.save(Data("nonsense".utf8), for: DraftKey("note"))
    var warnings = 0
    let form = FormModel(Note())
    let draft = Draft(of: form, in: store, key: DraftKey("note"), warn: { _ in warnings += 1 })
    let screen = Screen(Drafted(draft: draft, form: form))
    #expect(await screen.wait { warnings == 1 })
    #expect(screen.field("Text").value.isEmpty)
    #expect(!screen.text("Your earlier entries are back").exists)
  }
}
