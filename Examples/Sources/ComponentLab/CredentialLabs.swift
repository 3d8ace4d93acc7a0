import FormCore
import Formwork
import SwiftUI

/// A login that takes a moment, and refuses everybody but one.
struct LoginLab: View {
  @State private var greeted: String?

  struct Refusal: LocalizedError {
    var errorDescription: String? { "User name or password is wrong." }
  }

  var body: some View {
    if let greeted {
      Text("Hello, \(greeted)!")
    } else {
      LoginForm(
        onLogin: { username, password in
          try await Task.sleep(for: .seconds(1))
          guard username == "ann", password == "hunter2" else { throw Refusal() }
          greeted = username
        }, onResetPasswordPress: {})
    }
  }
}

/// A code that is confirmed as soon as it is complete.
struct CodeLab: View {
  @State private var code = ""
  @State private var isWrong = false
  @State private var confirmed: [String] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      OneTimeCodeField(
        "Code from the message", code: $code, error: isWrong ? "This is not the code." : nil
      ) { code in
        isWrong = code == "000000"
        confirmed.append(code)
      }
      .onChange(of: code) { if code.count < 6 { isWrong = false } }
      Text(verbatim: "confirmed: \(confirmed.joined(separator: ", "))")
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The same over a form model.
struct ModelCodeLab: View {
  struct Values: Equatable { var code = "" }

  @State private var form = FormModel(Values()) { form in
    form.code.label("Code").rules(.required, .length(6))
  }

  var body: some View {
    FormView(form) {
      OneTimeCodeField("Code", field: form.code)
      SubmitButton("Confirm", form: form) { _ in }
    }
  }
}

/// A new password and its rules.
struct PasswordLab: View {
  @State private var password = ""
  @State private var isValid = false

  var body: some View {
    Form {
      NewPasswordField(
        "New password", password: $password,
        rules: [.length(12...), .isNotCommon, .containsDigit], isValid: $isValid)
      Button("Change password") {}
        .disabled(!isValid)
    }
  }
}
