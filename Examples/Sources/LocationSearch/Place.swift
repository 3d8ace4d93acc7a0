import SwiftUI

/// Somewhere to go.
struct Place: Identifiable, Hashable {
  var name: String
  var region: String

  var id: String { name }

  static let all = [
    Place(name: "Lisbon", region: "Portugal"),
    Place(name: "Liverpool", region: "England"),
    Place(name: "Ljubljana", region: "Slovenia"),
    Place(name: "London", region: "England"),
    Place(name: "Lyon", region: "France"),
    Place(name: "Madrid", region: "Spain"),
    Place(name: "Marseille", region: "France"),
    Place(name: "Milan", region: "Italy"),
    Place(name: "München", region: "Germany"),
    Place(name: "Paris", region: "France"),
    Place(name: "Porto", region: "Portugal"),
    Place(name: "Praha", region: "Czechia"),
    Place(name: "台北", region: "Taiwan"),
  ]

  static func matching(_ query: String) -> [Place] {
    let query = query.trimmingCharacters(in: .whitespaces)
    guard !query.isEmpty else { return [] }
    return all.filter { place in
      place.name.range(of: query, options: [.caseInsensitive, .diacriticInsensitive, .anchored])
        != nil
    }
  }
}
