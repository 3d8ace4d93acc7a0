@State private var isEditing = true
@State private var form = FormModel(Note())
static let server = Server()

struct Note: Codable, Equatable { var text = "" }

@MainActor struct Server { func send(_ note: Note) async throws {} }
