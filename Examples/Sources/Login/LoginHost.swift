import Formwork
import SwiftUI

/// Shows the login form in a navigation view, and what comes after it.
public struct LoginHost: View {
  public init() {}

  public var body: some View {
    NavigationView {
      LoginScreen()
    }
  }
}

/// The form, the next screen after a login, and a prompt for the reset.
public struct LoginScreen: View {
  @State private var username = ""
  @State private var isLoggedIn = false
  @State private var asksForReset = false

  public init() {}

  public var body: some View {
    #if os(macOS)
      content.navigationTitle("Welcome")
    #else
      content.navigationBarTitle("Welcome", displayMode: .large)
    #endif
  }

  private var content: some View {
    Group {
      if isLoggedIn {
        WelcomeView(username: username) { isLoggedIn = false }
      } else {
        LoginForm(
          onLoginButtonPress: { username, _ in
            // Nobody is greeted without a name.
            guard !username.isEmpty else { return }
            print("\(username) logs in")
            self.username = username
            isLoggedIn = true
          },
          onResetPasswordPress: { asksForReset = true })
      }
    }
    .alert("Reset your password?", isPresented: $asksForReset) {
      Button("Send a link") {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("We send a link to the address of your account.")
    }
  }
}

/// What a person sees once logged in.
struct WelcomeView: View {
  let username: String
  let onLogout: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "checkmark.circle.fill")
        .font(.largeTitle)
        .foregroundColor(.green)
        .accessibilityHidden(true)
      Text("Hello, \(username)!")
        .font(.title2)
      Button("Log out") { onLogout() }
        .buttonStyle(.bordered)
    }
    .padding()
  }
}

struct LoginForm_Previews: PreviewProvider {
  static var previews: some View {
    LoginForm(onLoginButtonPress: { username, _ in print(username) }, onResetPasswordPress: {})
      .previewDisplayName("With both closures")
    LoginForm()
      .previewDisplayName("Without closures")
  }
}
