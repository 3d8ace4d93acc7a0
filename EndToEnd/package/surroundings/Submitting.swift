@State private var form = FormModel(Account())
let server = Server()

struct Account: Equatable { var name = "", email = "" }

struct Answer {
  var isTaken = false
  var errors: [String: String] = [:]
}

@MainActor struct Server {
  func signUp(_ account: Account) async throws {}
  func answer(to account: Account) async throws -> Answer { Answer() }
}
