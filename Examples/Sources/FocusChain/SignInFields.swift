import SwiftUI

/// Two fields that Return walks through: e-mail, then password, then sign in.
public struct SignInFields: View {
  enum Field: Hashable {
    case email, password
  }

  @State private var email = ""
  @State private var password = ""
  @State private var greeting = ""
  @FocusState private var focus: Field?

  public init() {}

  public var body: some View {
    Form {
      Section {
        HStack {
          Image(systemName: "at")
          TextField("Email", text: $email)
            .textInputAutocapitalization(.never)
            .disableAutocorrection(true)
            .focused($focus, equals: .email)
            .submitLabel(.next)
            .onSubmit { focus = .password }
        }
        HStack {
          Image(systemName: "lock")
          SecureField("Password", text: $password)
            .focused($focus, equals: .password)
            .submitLabel(.go)
            .onSubmit(signIn)
        }
      } header: {
        Text("Sign in")
      } footer: {
        Text(greeting)
      }
      Section {
        Button("Sign in", action: signIn)
          .disabled(email.isEmpty || password.isEmpty)
      }
    }
  }

  private func signIn() {
    guard !email.isEmpty, !password.isEmpty else { return }
    greeting = "Welcome, \(email)!"
    password = ""
    focus = nil
  }
}
