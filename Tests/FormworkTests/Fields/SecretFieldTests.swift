import FormCore
import Formwork
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct SecretFieldTests {
  private struct Bench: View {
    @State private var password = ""
    @State private var taps = 0

    var body: some View {
      Form {
        TextInputField("Password", text: $password, kind: .secure)
        Text(verbatim: "\(password.count) characters, \(taps) taps")
        Button("Tap") { taps += 1 }
      }
    }
  }

  @Test func `a secret is hidden until the person shows it`() {
    let screen = Screen(Bench())
    screen.field("Password").type("swordfish")
    #expect(!screen.html().contains("swordfish"))
    #expect(screen.html().contains("type=\"password\""))
    screen.button("Show password").tap()
    #expect(!screen.html().contains("type=\"password\""))
    #expect(screen.button("Hide password").exists)
  }

  @Test func `a secure text of a model is taken as it is, also without being marked as a secret`() {
    struct Account: Equatable { var password = "" }
    struct Fields: View {
      @State private var form = FormModel(Account())
      var body: some View {
        FormView(form) {
          TextInputField("Password", field: form.password, kind: .secure)
          Text(verbatim: "<\(form.normalizedValues.password)>")
        }
      }
    }
    let screen = Screen(Fields())
    screen.field("Password").enter(" pw ")
    #expect(screen.text("< pw >").exists)
  }

  @Test func `re-hiding a password neither wipes it nor takes the focus`() {
    let screen = Screen(Bench())
    screen.field("Password").type("sword")
    let identity = screen.field("Password").identity
    screen.button("Show password").tap()
    #expect(screen.field("Password").identity == identity)
    #expect(screen.field("Password").isFocused)
    #expect(screen.field("Password").value == "sword")
    screen.field("Password").type("fish")
    screen.button("Hide password").tap()
    #expect(screen.field("Password").identity == identity)
    #expect(screen.field("Password").isFocused)
    #expect(screen.text("9 characters, 0 taps").exists)
    #expect(!screen.html().contains("swordfish"))
    #expect(screen.brokenInvariants == [])
  }

  @Test func `the person's own text is not sent to them when they show it`() {
    let screen = Screen(Bench())
    _ = screen.html()
    screen.field("Password").type("swordfish")
    _ = screen.patch()
    screen.button("Show password").tap()
    let patch = screen.patch()
    #expect(patch.contains("\"type\",\"text\""))
    #expect(!patch.contains("swordfish"))
  }

  @Test func `a secret of a form model is a secure field`() {
    struct Login: Equatable { var password: Secret<String> = "" }
    struct Fields: View {
      @State private var form = FormModel(Login())
      var body: some View {
        FormView(form) {
          TextInputField("Password", field: form.password)
          Text(verbatim: form.isDirty ? "dirty" : "clean")
        }
      }
    }
    let screen = Screen(Fields())
    screen.field("Password").type(" pass word ")
    let identity = screen.field("Password").identity
    #expect(screen.html().contains("type=\"password\""))
    #expect(screen.text("dirty").exists)
    screen.button("Show password").tap()
    #expect(screen.field("Password").identity == identity)
    #expect(screen.field("Password").isFocused)
  }

  @Test func `both buttons behind a secret are 44 points to hit`() {
    let screen = Screen(Bench())
    screen.field("Password").type("x")
    let html = screen.html()
    #expect(html.components(separatedBy: "min-width:44px").count >= 3)
  }
}
