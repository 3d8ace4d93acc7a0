import ComponentCatalog
import Foundation

// What the tests in a browser read: each component with its states, and what is told of their
// controls.

struct Listing: Encodable {
  struct State: Encodable {
    let id: String
    let controls: [SpokenControl]
  }

  let id: String
  let states: [State]
}

let listings = Catalog.entries.map { entry in
  Listing(
    id: entry.id, states: entry.states.map { .init(id: $0.id, controls: $0.controls) })
}
print(String(decoding: try JSONEncoder().encode(listings), as: UTF8.self))
