import Formwork
import SwiftUI

/// A form for a user name and a password.
@MainActor struct LoginFormShown: @MainActor ShownComponent {
  let name = "LoginForm"
  let summary = """
    A form for a user name and a password that leaves it to its caller what happens. What nobody \
    takes care of is not offered: without a closure the button is disabled, and the link absent.
    """
  let symbol = "lock"
  let category = ComponentCategory.screens
  let extent = ComponentExtent.screen

  private let takesLogin = Parameter.toggle("Somebody logs in", true)
  private let takesReset = Parameter.toggle("Passwords can be reset", true)

  var parameters: [Parameter] { [takesLogin, takesReset] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state(
      "Empty", .field("Username"), .secret("Password"), .button("Login"),
      .button("Forgot your password? Click here to reset it.")
    ) { Self.form() }
    state(
      "Focused", .field("Username"), .secret("Password"), .button("Login"),
      .button("Forgot your password? Click here to reset it.")
    ) { Focusing { Self.form() } }
    state("Without closures", .field("Username"), .secret("Password"), .button("Login").disabled) {
      LoginForm()
    }
    state(
      "Disabled", .field("Username").disabled, .secret("Password").disabled,
      .button("Login").disabled, .button("Forgot your password? Click here to reset it.").disabled
    ) { Self.form().disabled(true) }
    state(
      "Right to left", .field("اسم المستخدم"), .secret("كلمة المرور"), .button("دخول"),
      .button("هل نسيت كلمة المرور؟ انقر هنا لإعادة تعيينها.")
    ) { Self.form().mirrored() }
    state(
      "Largest type", .field("Username"), .secret("Password"), .button("Login"),
      .button("Forgot your password? Click here to reset it.")
    ) { Self.form().dynamicTypeSize(.accessibility5) }
  }

  private static func form() -> some View {
    LoginForm(onLoginButtonPress: { _, _ in }, onResetPasswordPress: {})
  }

  func preview(_ values: ParameterValues) -> some View {
    Greeting(takesLogin: values[isOn: takesLogin], takesReset: values[isOn: takesReset])
  }

  private struct Greeting: View {
    let takesLogin: Bool
    let takesReset: Bool
    @State private var word = ""

    var body: some View {
      VStack {
        LoginForm(
          onLoginButtonPress: takesLogin ? { name, _ in word = "Hello, \(name)!" } : nil,
          onResetPasswordPress: takesReset ? { word = "We send you a link." } : nil)
        Text(verbatim: word).font(.footnote).foregroundStyle(.secondary)
      }
    }
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let closures = [
      values[isOn: takesLogin] ? "onLoginButtonPress: { name, password in print(name) }" : nil,
      values[isOn: takesReset] ? "onResetPasswordPress: { print(\"reset\") }" : nil,
    ].compactMap { $0 }
    let arguments =
      closures.isEmpty ? "" : "\n" + closures.joined(separator: ",\n").indented(1)
    return Snippet(view: "LoginForm(\(arguments))")
  }
}
