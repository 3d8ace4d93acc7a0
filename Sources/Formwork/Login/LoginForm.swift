import SwiftUI

/// A form for a user name and a password.
///
/// The caller says what happens. Without `onLoginButtonPress` the button is disabled, without
/// `onResetPasswordPress` the link is absent: no control promises what nobody does.
public struct LoginForm: View {
  private let onLoginButtonPress: ((String, String) -> Void)?
  private let onResetPasswordPress: (() -> Void)?

  @State private var username = ""
  @State private var password = ""

  /// A form whose closures may be absent, and may come and go without losing what was typed.
  ///
  /// - Parameters:
  ///   - onLoginButtonPress: Takes user name and password.
  ///   - onResetPasswordPress: Called when the link at the bottom is pressed.
  public init(
    onLoginButtonPress: ((String, String) -> Void)? = nil,
    onResetPasswordPress: (() -> Void)? = nil
  ) {
    self.onLoginButtonPress = onLoginButtonPress
    self.onResetPasswordPress = onResetPasswordPress
  }

  public var body: some View {
    VStack {
      Text("Login to App")
        .font(.title.bold())
        .padding()
      Spacer()
      usernameField
        .padding()
        .border(Color.gray, width: 1)
      SecureField("Password", text: $password)
        .textContentType(.password)
        .padding()
        .border(Color.gray, width: 1)
      loginButton
        .padding()
      Spacer()
      if let onResetPasswordPress {
        Button {
          onResetPasswordPress()
        } label: {
          Text("Forgot your password? Click here to reset it.")
            .font(.caption)
            .padding()
        }
      }
    }
    .padding()
  }

  private var usernameField: some View {
    let field = TextField("Username", text: $username)
      .textContentType(.username)
      .disableAutocorrection(true)
    #if os(macOS)
      return field
    #else
      return field.autocapitalization(.none)
    #endif
  }

  private var loginButton: some View {
    Button {
      onLoginButtonPress?(username, password)
    } label: {
      Text("Login")
        .padding()
        .foregroundColor(.white)
        .background(Color.blue)
        .cornerRadius(5)
    }
    .disabled(onLoginButtonPress == nil)
  }
}
