import Formwork
import FormworkTesting
import Login
import SwiftUI
import Testing

@MainActor @Suite struct LoginTests {
  @Test func `the button hands over what was typed`() {
    final class Log { var logins: [String] = [] }
    let log = Log()
    let screen = Screen(LoginForm(onLoginButtonPress: { log.logins.append("\($0):\($1)") }))
    screen.field("Username").type("ann")
    screen.field("Password").type("secret")
    screen.button("Login").tap()
    #expect(log.logins == ["ann:secret"])
  }

  @Test func `without closures the button is disabled and the link absent`() {
    let screen = Screen(LoginForm())
    #expect(!screen.button("Login").isEnabled)
    #expect(screen.buttons == ["Login"])
    #expect(
      Screen(LoginForm(onLoginButtonPress: nil, onResetPasswordPress: nil)).buttons == ["Login"])
  }

  @Test func `closures come and go without losing the text`() {
    struct Switching: View {
      @State private var isOffered = false
      var body: some View {
        VStack {
          Button("Switch") { isOffered.toggle() }
          LoginForm(
            onLoginButtonPress: isOffered ? { _, _ in } : nil,
            onResetPasswordPress: isOffered ? {} : nil)
        }
      }
    }
    let screen = Screen(Switching())
    screen.field("Username").type("ann")
    let identity = screen.field("Username").identity
    screen.button("Switch").tap()
    #expect(screen.button("Login").isEnabled)
    #expect(screen.buttons.count == 3)
    #expect(screen.field("Username").value == "ann")
    #expect(screen.field("Username").identity == identity)
    screen.button("Switch").tap()
    #expect(screen.buttons == ["Switch", "Login"])
  }

  @Test func `the host does not greet somebody without a name`() {
    let screen = Screen(LoginHost())
    screen.button("Login").tap()
    #expect(!screen.text("Hello, !").exists)
    #expect(screen.field("Username").exists)
  }

  @Test func `the host shows the next screen, and a prompt for the reset`() {
    let screen = Screen(LoginHost())
    screen.button("Forgot your password? Click here to reset it.").tap()
    #expect(screen.alert.title == "Reset your password?")
    screen.alert.button("Send a link").tap()
    #expect(!screen.alert.exists)
    screen.field("Username").type("ann")
    screen.field("Password").type("hunter2")
    screen.button("Login").tap()
    #expect(screen.text("Hello, ann!").exists)
    #expect(!screen.html().contains("hunter2"))
  }
}
