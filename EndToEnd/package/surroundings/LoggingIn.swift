@State private var session = Session()
@State private var asksForReset = false
let server = Server()

struct Session { func begin(_ name: String, _ password: String) {} }

@MainActor struct Server {
  func logIn(_ name: String, _ password: String) async throws -> Session { Session() }
}
