import Formwork
import FormworkTesting
import SwiftUI
import Testing

/// Fields over states of the app, without a form model.
@MainActor @Suite struct PlainFieldTests {
  struct Bench: View {
    @State private var text = ""
    @State private var isTried = false
    var body: some View {
      VStack {
        TextInputField("Name", text: $text).isMandatory()
        TextInputField("Other", text: .constant("x"))
        Button("Send") { isTried = true }
        Button("Anew") {
          text = ""
          isTried = false
        }
      }
      .submitTried(isTried)
    }
  }

  @Test func `a form that begins anew has no field that is red`() {
    let screen = Screen(Bench())
    screen.button("Send").tap()
    #expect(screen.field("Name").isInvalid)
    screen.field("Name").type("Ann")
    screen.field("Name").blur()
    screen.button("Anew").tap()
    #expect(screen.field("Name").value.isEmpty && !screen.field("Name").isInvalid)
    screen.field("Name").focus()
    screen.field("Name").blur()
    #expect(screen.field("Name").isInvalid)
  }

  @Test func `a message that became another while the person typed is said once, on leaving`() {
    struct Mail: View {
      @State private var text = ""
      var body: some View {
        TextInputField("E-mail", text: $text).isMandatory().onValidate { text in
          text.count == 4 ? .failure(.init(message: "No address")) : .success(true)
        }
      }
    }
    let screen = Screen(Mail())
    let field = screen.field("E-mail")
    field.focus()
    field.blur()
    #expect(screen.announcements == ["This is a mandatory field"])
    field.focus()
    field.enter("abcd")
    #expect(screen.announcements == ["This is a mandatory field"])
    field.blur()
    #expect(screen.announcements == ["This is a mandatory field", "No address"])
    field.focus()
    field.blur()
    #expect(screen.announcements == ["This is a mandatory field", "No address"])
  }

  @Test func `a generic message is said aloud`() {
    struct Generic: View {
      @State private var text = ""
      var body: some View {
        TextInputField("Name", text: $text)
          .onValidate { _ in .success(false) }
          .genericValidationMessage("Please check this")
      }
    }
    let screen = Screen(Generic())
    screen.field("Name").focus()
    screen.field("Name").blur()
    #expect(screen.announcements == ["Please check this"])
  }

  @Test func `a message follows a change of the language`() {
    struct Host: View {
      @State private var text = ""
      @State private var language = "en"
      var body: some View {
        VStack {
          TextInputField("Name", text: $text).isMandatory().submitTried()
          Button("Deutsch") { language = "de" }
        }
        .environment(\.locale, Locale(identifier: language))
      }
    }
    let screen = Screen(Host())
    #expect(screen.text("This is a mandatory field").exists)
    screen.button("Deutsch").tap()
    #expect(screen.text("Dies ist ein Pflichtfeld").exists)
  }
}
