import FormCore
import FormworkTesting
import SwiftUI
import Testing

@testable import Formwork

@MainActor @Suite struct NewPasswordTests {
  struct Host: View {
    @State private var password = ""
    @State private var isValid = true
    var rules: [PasswordRule] = [.length(8...), .containsDigit]
    var body: some View {
      VStack {
        NewPasswordField("Password", password: $password, rules: rules, isValid: $isValid)
        Text(verbatim: isValid ? "valid" : "invalid")
      }
    }
  }

  @Test func `each rule is a line that says whether it is met`() {
    let screen = Screen(Host())
    #expect(screen.html().contains("aria-label=\"At least 8 characters, not met\""))
    #expect(screen.html().contains("aria-label=\"A number, not met\""))
    screen.field("Password").type("1")
    #expect(screen.html().contains("aria-label=\"A number, met\""))
    #expect(screen.html().contains("aria-label=\"At least 8 characters, not met\""))
  }

  @Test func `validity reaches the binding from the start`() {
    let screen = Screen(Host())
    #expect(screen.text("invalid").exists)
    screen.field("Password").type("horse-1234")
    #expect(screen.text("valid").exists)
    screen.field("Password").clear()
    #expect(screen.text("invalid").exists)
  }

  @Test func `keys are not announced, a pause in typing is, if a rule changed`() async {
    let clock = PauseClock()
    let screen = Screen(Host().environment(\.announcementClock, clock))
    screen.field("Password").type("horse-1234")
    #expect(await screen.wait { clock.sleeping == 1 })
    #expect(screen.announcements.isEmpty)
    clock.end()
    #expect(await screen.wait { screen.announcements == ["All requirements met"] })
    screen.field("Password").type("x")
    screen.field("Password").enter("horses")
    #expect(await screen.wait { clock.sleeping == 1 })
    clock.end()
    #expect(
      await screen.wait {
        screen.announcements == ["All requirements met", "0 of 2 requirements met"]
      })
  }

  @Test func `a password that somebody makes up is a new one to browsers, and takes a paste`() {
    let screen = Screen(Host())
    #expect(screen.html().contains("autocomplete=\"new-password\""))
    #expect(screen.html().contains("type=\"password\""))
    #expect(!screen.html().contains("maxlength"))
    screen.field("Password").enter(String(repeating: "correct horse 1 ", count: 20))
    #expect(screen.text("valid").exists)
  }

  @Test(arguments: [
    ("password", true), ("Password1", true), ("12345678", true), ("87654321", true),
    ("aaaaaaaa", true), ("abababab", true), ("qwertyui", true), ("correct horse", false),
    ("ßßßßéééé1", false), ("Zwölf Boxkämpfer", false),
  ])
  func `what is guessed first is common`(password: String, isCommon: Bool) {
    #expect(PasswordRule.isCommon(password) == isCommon)
  }

  @Test func `length counts code points, and no maximum is below 64`() {
    #expect(PasswordRule.length(8...).isMet(by: "12345678"))
    #expect(!PasswordRule.length(8...).isMet(by: "1234567"))
    #expect(PasswordRule.length(8...20).isMet(by: String(repeating: "x", count: 64)))
    #expect(!PasswordRule.length(8...20).isMet(by: String(repeating: "x", count: 65)))
    #expect(PasswordRule.length(4...).isMet(by: "👩‍👩‍👧"))
  }

  @Test func `letters and digits of every script count`() {
    #expect(PasswordRule.containsLetter.isMet(by: "密"))
    #expect(PasswordRule.containsDigit.isMet(by: "٣"))
    #expect(PasswordRule.containsUppercase.isMet(by: "É"))
    #expect(PasswordRule.containsLowercase.isMet(by: "é"))
    #expect(PasswordRule.containsSymbol.isMet(by: "a b"))
    #expect(!PasswordRule.excludes(["Ann", "x"]).isMet(by: "xjoanna99"))
    #expect(PasswordRule("Differs") { $0 != "old" }.isMet(by: "new"))
  }

  @Test func `judging a hostile text comes to an end`() {
    let text = String(repeating: "e\u{301}\u{202E}", count: 300_000)
    for rule in PasswordRule.recommended { _ = rule.isMet(by: text) }
    #expect(PasswordRule.length(8...).isMet(by: text))
  }

  @Test func `a field of a model is judged by the model, in its language`() {
    struct Values: Equatable { var password = "" }
    struct Account: View {
      @State private var form = FormModel(Values()) { form in
        form.password.isSecret().rules(.required, .newPassword())
      }
      var body: some View {
        FormView(form) {
          NewPasswordField("Password", field: form.password)
          SubmitButton("Save", form: form) { _ in }
          if form.phase == .succeeded { Text("saved") }
        }
      }
    }
    let screen = Screen(Account())
    screen.field("Password").type("password")
    screen.button("Save").tap()
    #expect(screen.text("Password must meet every requirement").exists)
    screen.field("Password").enter("correct horse")
    #expect(!screen.text("Password must meet every requirement").exists)
  }
}
