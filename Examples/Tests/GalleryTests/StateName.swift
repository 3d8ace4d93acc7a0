import ComponentCatalog
import FormworkTesting
import SwiftUI
import Testing

/// A state of the catalogue, as an argument of tests.
struct StateName: Hashable, CustomTestStringConvertible, Sendable {
  var component: String
  var state: String

  var testDescription: String { "\(component)/\(state)" }

  @MainActor static let all = Catalog.entries.flatMap { entry in
    entry.states.map { StateName(component: entry.id, state: $0.id) }
  }

  @MainActor static let components = Catalog.entries.map(\.id)

  /// The states whose name is a word or begins with it, of all components or some.
  @MainActor static func named(_ word: String, of components: [String]? = nil) -> [StateName] {
    all.filter { name in
      (name.state == word || name.state.hasPrefix(word + "-"))
        && components?.contains(name.component) ?? true
    }
  }

  /// The states with a name to which a text field belongs.
  @MainActor static func fields(named word: String) -> [StateName] {
    named(word).filter(\.hasField)
  }

  /// Whether a text field belongs to it.
  @MainActor private var hasField: Bool {
    Catalog.entry(component)?.state(state)?.controls.contains { $0.role == .textField } ?? false
  }

  /// The state with its declaration.
  @MainActor func declared() throws -> ComponentState {
    try #require(Catalog.entry(component)?.state(state))
  }

  /// A screen with the state on it and nothing else.
  @MainActor func screen() throws -> Screen {
    Screen(try declared().view.environment(\.isShownAlone, true))
  }
}
