import SwiftUI

/// The fields of the form, what is wrong with them, and how far the registration got.
@MainActor final class RegistrationModel: ObservableObject {
  enum Field: Hashable, CaseIterable {
    case username, email, password
  }

  enum Phase: Equatable {
    case editing, sending
    case done(username: String)
  }

  @Published var username = "" {
    didSet { if username != oldValue { serverIssue = nil } }
  }
  @Published var email = ""
  @Published var password = ""
  @Published var wantsNews = false
  @Published private(set) var phase = Phase.editing
  @Published private(set) var isSubmitTried = false
  /// What the server said of the user name; typing another name takes it back.
  @Published private(set) var serverIssue: LocalizedStringKey?

  private let service: AccountService

  init(service: AccountService) { self.service = service }

  /// What is wrong with a field, whether or not it is shown yet.
  func issue(of field: Field) -> LocalizedStringKey? {
    switch field {
    case .username:
      if username.count < 3 { return "At least three characters" }
      return serverIssue
    case .email: return isEmailPlausible ? nil : "This is not an e-mail address"
    case .password: return password.count < 8 ? "At least eight characters" : nil
    }
  }

  /// Sends the form; gives the field to go to when it cannot be sent or was refused.
  func submit() async -> Field? {
    guard phase == .editing else { return nil }
    isSubmitTried = true
    if let field = Field.allCases.first(where: { issue(of: $0) != nil }) { return field }
    phase = .sending
    do {
      let request = AccountRequest(username: username, email: email, password: password)
      try await service.register(request)
      password = ""
      phase = .done(username: username)
      return nil
    } catch RegistrationFailure.usernameTaken(let suggestion) {
      serverIssue = "This name is taken. How about \(suggestion)?"
      phase = .editing
      return .username
    } catch {
      phase = .editing
      return nil
    }
  }

  private var isEmailPlausible: Bool {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      && !email.contains(where: \.isWhitespace)
  }
}
