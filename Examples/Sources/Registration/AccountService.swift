import SwiftUI

/// What a person registers with.
struct AccountRequest: Sendable {
  var username: String
  var email: String
  var password: String
}

/// Why the server did not make an account.
enum RegistrationFailure: Error, Equatable {
  case usernameTaken(suggestion: String)
}

/// Stands for a server: it takes its time, and some names are gone.
actor AccountService {
  private var takenNames: Set<String> = ["ann", "bob", "root"]
  private let delay: Duration

  init(delay: Duration) { self.delay = delay }

  func register(_ request: AccountRequest) async throws {
    try await Task.sleep(for: delay)
    let name = request.username.lowercased()
    guard takenNames.insert(name).inserted else {
      throw RegistrationFailure.usernameTaken(suggestion: "\(name)42")
    }
  }
}
