@State private var query = ""
@State private var showsResults = false
@State private var chosen: Place?
let places: [Place] = []

struct Place: Identifiable {
  let id = UUID()
  let name: String
}
