let server = Server()

@MainActor struct Server { func book(_ stay: Stay) async throws {} }
