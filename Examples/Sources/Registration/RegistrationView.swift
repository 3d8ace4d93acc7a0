import SwiftUI

/// A registration from the first key to the welcome: checks, a slow server, a refusal.
public struct RegistrationView: View {
  @StateObject private var model: RegistrationModel
  @FocusState private var focus: RegistrationModel.Field?
  @State private var leftFields: Set<RegistrationModel.Field> = []

  /// - Parameter delay: How long the server takes.
  public init(delay: Duration = .seconds(1)) {
    _model = StateObject(wrappedValue: RegistrationModel(service: AccountService(delay: delay)))
  }

  public var body: some View {
    Group {
      if case .done(let username) = model.phase {
        WelcomeView(username: username, wantsNews: model.wantsNews)
      } else {
        form
      }
    }
    .navigationTitle("Create account")
  }

  private var form: some View {
    Form {
      Section {
        FieldRow(issue: shownIssue(of: .username)) { usernameField }
        FieldRow(issue: shownIssue(of: .email)) { emailField }
        FieldRow(issue: shownIssue(of: .password)) { passwordField }
      } header: {
        Text("Account")
      } footer: {
        Text("Try the name “ann”: it is taken.")
      }
      Section {
        Toggle("Send me news", isOn: $model.wantsNews)
      }
      Section {
        Button(action: submit) {
          HStack {
            Text(isSending ? "Creating your account …" : "Create account")
            Spacer()
            if isSending { ProgressView() }
          }
        }
      }
    }
    .disabled(isSending)
    .onChange(of: focus) { old, _ in
      if let old { leftFields.insert(old) }
    }
  }

  private var usernameField: some View {
    TextField("User name", text: $model.username)
      .textContentType(.username)
      .disableAutocorrection(true)
      .neverCapitalised()
      .focused($focus, equals: .username)
      .submitLabel(.next)
      .onSubmit { focus = .email }
  }

  private var emailField: some View {
    TextField("E-mail", text: $model.email)
      .textContentType(.emailAddress)
      .disableAutocorrection(true)
      .neverCapitalised()
      .focused($focus, equals: .email)
      .submitLabel(.next)
      .onSubmit { focus = .password }
  }

  private var passwordField: some View {
    SecureField("Password", text: $model.password)
      .textContentType(.newPassword)
      .focused($focus, equals: .password)
      .submitLabel(.go)
      .onSubmit(submit)
  }

  private var isSending: Bool { model.phase == .sending }

  /// An issue is shown once its field was left or the form was sent, and from then on with each key.
  private func shownIssue(of field: RegistrationModel.Field) -> LocalizedStringKey? {
    guard model.isSubmitTried || leftFields.contains(field) else { return nil }
    return model.issue(of: field)
  }

  private func submit() {
    Task {
      if let field = await model.submit() {
        focus = field
      } else if case .done = model.phase {
        AccessibilityNotification.Announcement("Your account is ready").post()
      }
    }
  }
}

/// The end of the road.
struct WelcomeView: View {
  let username: String
  let wantsNews: Bool

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "checkmark.circle.fill")
        .font(.largeTitle)
        .foregroundColor(.green)
        .accessibilityHidden(true)
      Text("Welcome, \(username)!")
        .font(.title2.bold())
      Text(wantsNews ? "We will write now and then." : "We will not write to you.")
        .foregroundColor(.secondary)
    }
    .padding()
  }
}

extension View {
  fileprivate func neverCapitalised() -> some View {
    #if os(macOS)
      self
    #else
      textInputAutocapitalization(.never)
    #endif
  }
}
