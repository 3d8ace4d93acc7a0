import FormworkTesting
import SwiftUI
import Testing

@testable import Registration

@MainActor @Suite struct RegistrationTests {
  private func filled(name: String) -> Screen {
    let screen = Screen(RegistrationView(delay: .milliseconds(20)))
    screen.field("User name").type(name)
    screen.field("E-mail").type("ann@x.org")
    screen.field("Password").type("correct horse")
    return screen
  }

  @Test func `nothing is wrong before somebody was there`() {
    let screen = Screen(RegistrationView())
    #expect(!screen.text("At least three characters").exists)
    screen.field("User name").focus()
    screen.field("E-mail").focus()
    #expect(screen.text("At least three characters").exists)
    #expect(!screen.text("At least eight characters").exists)
  }

  @Test func `an incomplete form shows everything and goes to the first field`() async {
    let screen = Screen(RegistrationView())
    screen.button("Create account").tap()
    await screen.wait { screen.field("User name").isFocused }
    #expect(screen.field("User name").isFocused)
    #expect(screen.text("This is not an e-mail address").exists)
    #expect(screen.text("At least eight characters").exists)
  }

  @Test func `the server takes its time, and one submit is one request`() async {
    let screen = filled(name: "carla")
    screen.button("Create account").tap()
    await screen.wait { screen.text("Creating your account …").exists }
    #expect(!screen.field("User name").isEnabled)
    await screen.wait { screen.text("Welcome, carla!").exists }
    #expect(screen.text("We will not write to you.").exists)
  }

  @Test func `a taken name is told at its field and goes away with the next key`() async {
    let screen = filled(name: "ann")
    screen.button("Create account").tap()
    let message = "This name is taken. How about ann42?"
    await screen.wait { screen.text(message).exists }
    #expect(screen.text(message).exists)
    #expect(screen.field("User name").isFocused)
    screen.field("User name").enter("ann42")
    #expect(!screen.text(message).exists)
    screen.button("Create account").tap()
    await screen.wait { screen.text("Welcome, ann42!").exists }
    #expect(screen.text("Welcome, ann42!").exists)
  }
}
