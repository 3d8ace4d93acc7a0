import FormCore
import Formwork
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct FormViewTests {
  struct Account: Equatable {
    var email = ""
    var password = ""
  }

  /// Two fields over a form model, with a summary.
  struct SignUp: View {
    @State private var form = FormModel(Account()) { form in
      form.email.rules(.required, .email)
      form.password.rules(.required, .length(8...))
    }
    let server: Server

    var body: some View {
      FormView(form) {
        ErrorSummary(form)
        TextInputField("Email", field: form.email)
        TextInputField("Password", field: form.password)
        SubmitButton("Sign up", form: form) { try await server.signUp($0) }
        if form.phase == .succeeded { Text("Welcome") }
      }
    }
  }

  /// Takes accounts, and refuses one address.
  @MainActor final class Server {
    private(set) var accounts: [Account] = []
    var isDown = false

    struct Down: LocalizedError {
      var errorDescription: String? { "The server is down." }
    }

    func signUp(_ account: Account) async throws {
      if isDown { throw Down() }
      if account.email == "taken@x.org" { throw FieldErrors(named: ["email": "This one is taken"]) }
      accounts.append(account)
    }
  }

  private let server = Server()

  @Test func `nothing is red before a field is left`() {
    let screen = Screen(SignUp(server: server))
    #expect(!screen.text("Email is required").exists)
    screen.field("Email").type("ann")
    #expect(!screen.field("Email").isInvalid && screen.field("Email").spokenDescription == "")
  }

  @Test func `a field that is left says what is wrong, and is quiet once it is mended`() {
    let screen = Screen(SignUp(server: server))
    screen.field("Email").focus()
    screen.field("Email").type("ann")
    screen.field("Password").focus()
    let message = "Email must be an email address, like name@example.com"
    #expect(screen.text(message).exists)
    screen.field("Email").type("@x.org")
    #expect(!screen.text(message).exists)
  }

  @Test func `an invalid submit asks the first invalid field to take the focus`() {
    let screen = Screen(SignUp(server: server))
    screen.field("Email").type("ann@x.org")
    screen.button("Sign up").tap()
    #expect(screen.field("Password").isFocused)
    #expect(server.accounts.isEmpty)
  }

  @Test func `a valid submit hands the normalised values over, once`() async {
    let screen = Screen(SignUp(server: server))
    screen.field("Email").type(" ann@x.org ")
    screen.field("Password").type("correct horse")
    screen.button("Sign up").tap()
    #expect(await screen.wait { screen.text("Welcome").exists })
    #expect(server.accounts == [Account(email: "ann@x.org", password: "correct horse")])
    #expect(screen.field("Email").value == " ann@x.org ")
  }

  @Test func `an error of the server stands at its field until that is edited`() async {
    let screen = Screen(SignUp(server: server))
    screen.field("Email").type("taken@x.org")
    screen.field("Password").type("correct horse")
    screen.button("Sign up").tap()
    #expect(await screen.wait { screen.text("This one is taken").exists })
    screen.field("Email").type("!")
    #expect(!screen.text("This one is taken").exists)
  }

  @Test func `an error of nobody's stands in the summary, and nothing typed is lost`() async {
    server.isDown = true
    let screen = Screen(SignUp(server: server))
    screen.field("Email").type("ann@x.org")
    screen.field("Password").type("correct horse")
    screen.button("Sign up").tap()
    #expect(await screen.wait { screen.text("The server is down.").exists })
    #expect(screen.field("Email").value == "ann@x.org")
  }

  @Test func `messages are in the language around the form`() {
    let screen = Screen(SignUp(server: server).environment(\.locale, Locale(identifier: "de_AT")))
    screen.button("Sign up").tap()
    let words = Messages(language: "de").text(for: Issue(.required), label: "Email")
    #expect(words != Messages(language: "en").text(for: Issue(.required), label: "Email"))
    #expect(screen.text(words).exists)
  }

  @Test func `return in a field submits the form`() async {
    let screen = Screen(SignUp(server: server))
    screen.field("Email").type("ann@x.org")
    screen.field("Password").type("correct horse")
    screen.field("Password").submit()
    #expect(await screen.wait { screen.text("Welcome").exists })
    #expect(server.accounts.count == 1)
  }

  @Test func `a form that was sent says so until it is edited again`() async {
    let screen = Screen(SignUp(server: server))
    screen.field("Email").type("ann@x.org")
    screen.field("Password").type("correct horse")
    screen.button("Sign up").tap()
    #expect(await screen.wait { screen.text("Welcome").exists })
    #expect(screen.button("Sign up").spokenValue == "Sent")
    screen.field("Password").type("!")
    #expect(screen.button("Sign up").spokenValue == "")
  }

  @Test func `an invalid submit leads to the summary where the author wants it`() {
    let screen = Screen(SignUp(server: server).invalidSubmitFocus(.summary))
    screen.button("Sign up").tap()
    #expect(!screen.field("Email").isFocused)
    #expect(screen.text("There is a problem").exists)
    screen.button("Email is required").tap()
    #expect(screen.field("Email").isFocused)
  }

  private struct Parted: View {
    @State private var form = FormModel(Account()) { $0.email.rules(.required) }
    @State private var isSummed = true

    var body: some View {
      FormView(form) {
        if isSummed { ErrorSummary(form) }
        TextInputField("Email", field: form.email)
        Button("Without") { isSummed = false }
        SubmitButton("Sign up", form: form) { _ in }
      }
      .invalidSubmitFocus(.summary)
    }
  }

  @Test func `once the summary is gone an invalid submit leads to the first field`() {
    let screen = Screen(Parted())
    screen.button("Sign up").tap()
    #expect(!screen.field("Email").isFocused)
    screen.button("Without").tap()
    screen.button("Sign up").tap()
    #expect(screen.field("Email").isFocused)
  }

  private struct Chain: View {
    @State private var form = FormModel(Account()) { $0.password.rules(.required) }
    @FocusState private var isAtPassword: Bool

    var body: some View {
      FormView(form) {
        TextInputField("Email", field: form.email)
          .onSubmit { isAtPassword = true }
          .submitScope()
        TextInputField("Password", field: form.password).focused($isAtPassword)
        SubmitButton("Sign up", form: form) { _ in }
      }
    }
  }

  @Test func `a field whose return leads on does not submit`() {
    let screen = Screen(Chain())
    screen.field("Email").submit()
    #expect(screen.field("Password").isFocused)
    #expect(!screen.text("Password is required").exists)
  }
}
