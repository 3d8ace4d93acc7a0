import FocusChain
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct FocusChainTests {
  @Test func `return walks from e-mail to password and signs in`() {
    let screen = Screen(SignInFields())
    screen.field("Email").type("ann@x.org")
    screen.field("Email").submit()
    #expect(screen.field("Password").isFocused)
    screen.field("Password").type("secret")
    screen.field("Password").submit()
    #expect(screen.text("Welcome, ann@x.org!").exists)
    #expect(!screen.field("Password").isFocused)
  }

  @Test func `nobody signs in without a password`() {
    let screen = Screen(SignInFields())
    screen.field("Email").type("ann@x.org")
    #expect(!screen.button("Sign in").isEnabled)
  }
}
