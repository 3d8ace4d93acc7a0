import FormCore
import Formwork
import SwiftUI

/// What the forms of the catalogue are about.
struct Account: Codable, Equatable {
  var name = ""
  var email = ""

  static let complete = Account(name: "Ann", email: "ann@example.org")
  static let long = Account(
    name: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
    email: "a.very.long.address.with.many.parts@mail.department.example.org")

  @MainActor static func form(
    _ account: Account = Account(), showing: ShowingPolicy = .lateThenLive
  ) -> FormModel<Account> {
    FormModel(account) { form in
      form.showing = showing
      form.name.rules(.required, .length(2...))
      form.email.rules(.required, .email)
    }
  }
}

/// The type and the property that the snippets of forms begin with.
enum AccountCode {
  static let types = """
    struct Account: Equatable {
      var name = ""
      var email = ""
    }
    """

  static func form(showing: String? = nil) -> String {
    """
    @State private var form = FormModel(Account()) { form in
    \(Showing.declaration(showing))  form.name.rules(.required, .length(2...))
      form.email.rules(.required, .email)
    }
    """
  }
}

/// What submits an account: it is accepted, refused or never answered.
enum AccountServer {
  /// The name "ann" is taken.
  static func create(_ account: Account) async throws {
    try await Task.sleep(for: .seconds(1))
    guard account.name.lowercased() != "ann" else { throw NameIsTaken() }
  }

  /// Ends when nobody waits any more.
  static func neverAnswers(_ account: Account) async throws {
    try await Task.sleep(for: .seconds(86_400))
  }

  struct NameIsTaken: LocalizedError {
    var errorDescription: String? { "The name is taken already." }
  }
}
