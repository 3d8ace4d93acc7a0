@State private var isCreating = true
let chore = Chore()
let store = Store()

@MainActor struct Store {
  func add(_ chore: Chore) async throws {}
  func save(_ chore: Chore) async throws {}
  func delete(_ chore: Chore) async throws {}
}
