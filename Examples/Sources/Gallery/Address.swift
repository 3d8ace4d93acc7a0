import ComponentCatalog
import SwiftUI

/// Where a person is in the gallery, as an address says it.
@MainActor struct Address {
  /// The pages above the index.
  var pages: [Page] = []
  /// A state that has the screen for itself.
  var state: (entry: CatalogEntry, state: ComponentState)?
  var surroundings = Surroundings()

  init() {}

  /// Unknown parts are passed over: what is left is shown.
  init(_ url: URL) {
    let parts = url.path.split(separator: "/").map(String.init)
    let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    surroundings = Surroundings(query)
    guard let first = parts.first else { return }
    if let entry = Catalog.entry(first) {
      if parts.count > 1, let state = entry.state(parts[1]) {
        self.state = (entry, state)
      } else {
        pages = [.component(entry.id)]
      }
    } else if let system = GallerySystem.system(first) {
      pages = [.system(system.id)]
    }
  }

  /// The address of a state, relative to the gallery's own.
  static func path(of state: ComponentState, in entry: CatalogEntry, _ surroundings: Surroundings)
    -> String
  {
    let query = surroundings.query.map { "\($0.name)=\($0.value ?? "")" }.joined(separator: "&")
    return "\(entry.id)/\(state.id)" + (query.isEmpty ? "" : "?\(query)")
  }
}

extension Surroundings {
  init(_ query: [URLQueryItem]) {
    self.init()
    for item in query {
      switch item.name {
      case "dark": isDark = item.value != "0"
      case "locale":
        if let value = item.value, Self.languages.contains(value) { language = value }
      case "rtl": isRightToLeft = item.value != "0"
      case "size": textSize = item.value.flatMap(TextSize.init) ?? .standard
      default: break
      }
    }
  }

  /// The same as an address spells it.
  var query: [URLQueryItem] {
    var items: [URLQueryItem] = []
    if let isDark { items.append(URLQueryItem(name: "dark", value: isDark ? "1" : "0")) }
    if let language { items.append(URLQueryItem(name: "locale", value: language)) }
    if let isRightToLeft {
      items.append(URLQueryItem(name: "rtl", value: isRightToLeft ? "1" : "0"))
    }
    if textSize != .standard { items.append(URLQueryItem(name: "size", value: textSize.rawValue)) }
    return items
  }
}
