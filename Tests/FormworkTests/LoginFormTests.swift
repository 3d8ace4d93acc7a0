import Formwork
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct LoginFormTests {
  private let server = SlowServer()
  private let wrong = SlowServer.Refusal("Name or password is wrong.")

  private func filledIn() -> Screen {
    let screen = Screen(LoginForm(onLogin: { try await server.ask("\($0):\($1)") }))
    screen.field("Username").type("ann")
    screen.field("Password").type("hunter2")
    return screen
  }

  @Test func `a sync closure goes to the plain form, an async one to the form that waits`() {
    var names: [String] = []
    let screen = Screen(LoginForm { name, _ in names.append(name) })
    screen.field("Username").type("ann")
    screen.button("Login").tap()
    #expect(names == ["ann"])
    #expect(screen.button("Login").isEnabled)
  }

  @Test func `while a login is under way the button is busy and takes no second press`() async {
    let screen = filledIn()
    screen.button("Login").tap()
    #expect(!screen.button("Login").isEnabled)
    #expect(!screen.field("Password").isEnabled && !screen.field("Username").isEnabled)
    #expect(screen.button("Login").spokenValue == "Logging in")
    #expect(await screen.wait { server.isAsked })
    #expect(server.asked == ["ann:hunter2"])
    #expect(screen.field("Username").value == "ann")
    server.answer()
    #expect(await screen.wait { screen.button("Login").isEnabled })
    #expect(server.asked.count == 1)
  }

  @Test func `what went wrong stands above the button, is announced, and goes with an edit`() async
  {
    let screen = filledIn()
    screen.button("Login").tap()
    #expect(await screen.wait { server.isAsked })
    server.answer(wrong)
    #expect(await screen.wait { screen.text("Name or password is wrong.").exists })
    #expect(screen.announcements == ["Name or password is wrong."])
    #expect(screen.field("Username").value == "ann")
    screen.field("Password").enter("hunter2!")
    #expect(!screen.text("Name or password is wrong.").exists)
    screen.button("Login").tap()
    #expect(await screen.wait { server.asked.count == 2 })
    #expect(server.asked.last == "ann:hunter2!")
    server.answer()
  }

  @Test func `after a login that failed the caret is where it was`() async {
    let screen = filledIn()
    screen.field("Password").submit()
    #expect(await screen.wait { server.isAsked })
    server.answer(wrong)
    #expect(await screen.wait { screen.field("Password").isEnabled })
    #expect(screen.field("Password").isFocused)
  }

  @Test func `Return goes from the name to the password, and from there logs in`() async {
    let screen = filledIn()
    screen.field("Username").submit()
    #expect(screen.field("Password").isFocused)
    screen.field("Password").submit()
    #expect(await screen.wait { server.isAsked })
    server.answer()
  }

  @Test func `the password is in no markup and no patch, also when the login failed`() async {
    let screen = filledIn()
    var sent = screen.html() + screen.patch()
    screen.button("Login").tap()
    #expect(await screen.wait { server.isAsked })
    sent += screen.patch()
    server.answer(wrong)
    #expect(await screen.wait { screen.text("Name or password is wrong.").exists })
    sent += screen.patch() + screen.html() + screen.text
    #expect(!sent.contains("hunter2"))
  }

  @Test func `password managers find a pair in one form`() {
    let html = Screen(LoginForm()).html()
    #expect(html.contains("autocomplete=\"username\""))
    #expect(html.contains("autocomplete=\"current-password\""))
    #expect(html.components(separatedBy: "form=\"loose\"").count == 3)
  }

  @Test func `a login that is under way ends when the form leaves the screen`() async {
    final class Ends { var hasBegun = false, isCancelled = false }
    struct Host: View {
      @State private var isShown = true
      let ends: Ends
      var body: some View {
        VStack {
          Button("Leave") { isShown = false }
          if isShown {
            LoginForm(onLogin: { _, _ in
              ends.hasBegun = true
              do { try await Task.sleep(for: .seconds(600)) } catch {
                ends.isCancelled = true
                throw error
              }
            })
          }
        }
      }
    }
    let ends = Ends()
    let screen = Screen(Host(ends: ends))
    screen.button("Login").tap()
    #expect(await screen.wait { ends.hasBegun })
    screen.button("Leave").tap()
    #expect(await screen.wait { ends.isCancelled })
  }
}
