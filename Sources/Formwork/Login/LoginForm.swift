import SwiftUI

/// A form for a user name and a password.
///
/// The caller says what happens. Without `onLoginButtonPress` the button is disabled, without
/// `onResetPasswordPress` the link is absent: no control promises what nobody does.
///
/// With a login that takes its time the form says itself that it is busy, and what went wrong:
///
/// ```swift
/// LoginForm { username, password in
///   session = try await server.logIn(username, password)
/// }
/// ```
///
/// Password managers find the two fields as a pair: `username` and `current-password`, in one form.
public struct LoginForm: View {
  private let login: Login
  private let onResetPasswordPress: (() -> Void)?

  @State private var username = ""
  @State private var password = ""
  @State private var attempt = Attempt()
  @FocusState private var focus: LoginField?
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  /// Which field had the focus when the login began.
  @State private var focusBefore: LoginField?

  /// A form whose closures may be absent, and may come and go without losing what was typed.
  ///
  /// - Parameters:
  ///   - onLoginButtonPress: Takes user name and password.
  ///   - onResetPasswordPress: Called when the link at the bottom is pressed.
  public init(
    onLoginButtonPress: ((String, String) -> Void)? = nil,
    onResetPasswordPress: (() -> Void)? = nil
  ) {
    login = onLoginButtonPress.map { .call($0) } ?? .absent
    self.onResetPasswordPress = onResetPasswordPress
  }

  /// A form that waits for the login: meanwhile the button shows progress and takes no second press,
  /// and the fields rest.
  ///
  /// What the login throws is shown above the button, and announced, until a field is edited; both
  /// fields keep their text. A login that is still under way ends with the form's time on screen.
  ///
  /// - Parameters:
  ///   - onLogin: Takes user name and password; throws an error whose description is for people.
  ///   - onResetPasswordPress: Called when the link at the bottom is pressed.
  @_disfavoredOverload
  public init(
    onLogin: @escaping @MainActor (String, String) async throws -> Void,
    onResetPasswordPress: (() -> Void)? = nil
  ) {
    login = .wait(onLogin)
    self.onResetPasswordPress = onResetPasswordPress
  }

  public var body: some View {
    VStack {
      if isTight {
        ScrollView { VStack { parts } }
      } else {
        parts
      }
    }
    .padding()
    .onChange(of: username) { attempt.forgetFailure() }
    .onChange(of: password) { attempt.forgetFailure() }
    .onChange(of: attempt.failure) { old, new in
      if old == nil, new != nil, let focusBefore { focus = focusBefore }
    }
    .attempt($attempt) {
      if case .wait(let onLogin) = login { try await onLogin(username, password) }
    }
  }
}

// MARK: - Parts

private enum LoginField { case username, password }

extension LoginForm {
  /// Whether the form may be higher than the screen: a phone that lies, the largest type.
  private var isTight: Bool { verticalSizeClass == .compact || dynamicTypeSize.isAccessibilitySize }

  @ViewBuilder private var parts: some View {
    Text("Login to App")
      .font(.title.bold())
      .padding()
    Spacer()
    usernameField
      .disabled(attempt.isRunning)
      .padding()
      .border(Color.gray, width: 1)
    passwordField
      .disabled(attempt.isRunning)
      .padding()
      .border(Color.gray, width: 1)
    if let failure = attempt.failure {
      MessageLabel(failure)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.top, 8)
    }
    loginButton
      .padding()
    Spacer()
    if let onResetPasswordPress { resetLink(onResetPasswordPress) }
  }

  private func resetLink(_ action: @escaping () -> Void) -> some View {
    Button {
      action()
    } label: {
      Text("Forgot your password? Click here to reset it.")
        .font(.caption)
        .padding()
    }
  }

  private var usernameField: some View {
    let field = TextField("Username", text: $username)
      .textContentType(.username)
      .disableAutocorrection(true)
      .submitLabel(.next)
      .focused($focus, equals: .username)
      .onSubmit { focus = .password }
    #if os(macOS)
      return field
    #else
      return field.autocapitalization(.none)
    #endif
  }

  private var passwordField: some View {
    SecureField("Password", text: $password)
      .textContentType(.password)
      .submitLabel(.go)
      .focused($focus, equals: .password)
      .onSubmit(logIn)
  }

  private var progress: ButtonProgress { attempt.isRunning ? .busy(.loggingIn) : .none }

  private var loginButton: some View {
    Button(action: logIn) {
      ProgressLabel(title: Text("Login"), progress: progress, tint: .white)
        .padding()
        .foregroundColor(.white)
        .background(Color.blue)
        .cornerRadius(5)
    }
    .progress(progress)
    .disabled(login.isAbsent)
  }
}

// MARK: - Logging in

extension LoginForm {
  /// Who logs in, and whether the form waits for it.
  private enum Login {
    case absent
    case call((String, String) -> Void)
    case wait(@MainActor (String, String) async throws -> Void)

    var isAbsent: Bool { if case .absent = self { true } else { false } }
  }

  /// Begins at most one login at a time, whoever asks: the button or Return.
  private func logIn() {
    switch login {
    case .absent: break
    case .call(let press): press(username, password)
    case .wait:
      focusBefore = focus
      attempt.begin()
    }
  }
}
