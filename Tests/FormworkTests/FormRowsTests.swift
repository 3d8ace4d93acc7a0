import FormCore
import Formwork
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct FormRowsTests {
  struct Phone: Identifiable, Equatable {
    let id: Int
    var number = ""
  }

  struct Person: Equatable {
    var phones = [Phone(id: 1), Phone(id: 2)]
  }

  struct Phones: View {
    @State private var form = FormModel(Person()) { form in
      form.each(\.phones) { $0.number.rules(.required) }
    }
    @State private var next = 3

    var body: some View {
      FormView(form) {
        FormRows("Phone", rows: form.each(\.phones), new: make) { phone in
          TextInputField("Number \(phone.id)", field: phone.number)
        }
        Text("order \(form.each(\.phones).ids.map(String.init).joined())")
      }
    }

    private func make() -> Phone {
      defer { next += 1 }
      return Phone(id: next)
    }
  }

  @Test func `a row that is added has the focus in its first field`() {
    let screen = Screen(Phones())
    screen.button("Add Phone").tap()
    #expect(screen.field("Number 3").isFocused)
    #expect(screen.text("Phone 3").exists)
  }

  @Test func `the button that adds a row is said in the order of the language`() {
    let screen = Screen(Phones().environment(\.locale, Locale(identifier: "de")))
    #expect(screen.button("Phone hinzufügen").exists)
  }

  @Test func `removing a row does not shift errors`() {
    let screen = Screen(Phones())
    screen.field("Number 2").focus()
    screen.field("Number 1").focus()
    screen.field("Number 1").type("5")
    #expect(screen.text("Number 2 is required").exists)
    screen.button("Remove Phone 1").tap()
    #expect(screen.text("Number 2 is required").exists)
    #expect(screen.text("order 2").exists)
    screen.button("Remove Phone 1").tap()
    #expect(!screen.text("Number 2 is required").exists)
  }

  @Test func `the focus goes on to the next row, and at last to the button that adds`() {
    let screen = Screen(Phones())
    screen.button("Remove Phone 1").tap()
    #expect(screen.text("Phone 1").isFocused)
    screen.button("Remove Phone 1").tap()
    #expect(screen.button("Add Phone").isFocused)
  }

  @Test func `a row is moved by its buttons, with what was typed`() {
    let screen = Screen(Phones())
    screen.field("Number 1").type("5")
    #expect(!screen.button("Move Phone 1 up").isEnabled)
    #expect(!screen.button("Move Phone 2 down").isEnabled)
    screen.button("Move Phone 1 down").tap()
    #expect(screen.text("order 21").exists)
    #expect(screen.field("Number 1").value == "5")
    screen.button("Move Phone 2 up").tap()
    #expect(screen.text("order 12").exists)
  }

  @Test func `buttons of rows speak the language around the form`() {
    let screen = Screen(Phones().environment(\.locale, Locale(identifier: "de")))
    #expect(screen.button("Phone 1 entfernen").exists)
  }
}
