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

  /// A screen with the state on it and nothing else.
  @MainActor func screen() throws -> Screen {
    let entry = try #require(Catalog.entry(component))
    let state = try #require(entry.state(state))
    return Screen(state.view.environment(\.isShownAlone, true))
  }
}

@MainActor @Suite struct CatalogTests {
  @Test func `every component has a name, a sentence and states of its own address`() {
    let ids = Catalog.entries.map(\.id)
    #expect(Set(ids).count == ids.count)
    for entry in Catalog.entries {
      #expect(entry.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
      #expect(entry.summary.hasSuffix("."), "\(entry.name)")
      let states = entry.states.map(\.id)
      #expect(states.count >= 5, "\(entry.name)")
      #expect(Set(states).count == states.count, "\(entry.name): \(states)")
      for state in ["right-to-left", "largest-type"] {
        #expect(states.contains(state), "\(entry.name) has no state \(state)")
      }
      #expect(Set(entry.parameters.map(\.name)).count == entry.parameters.count)
    }
  }

  @Test func `a name makes an address`() {
    #expect(Catalog.entry("text-input-field")?.name == "TextInputField")
    #expect(Catalog.entry("clear-button-modifier")?.title == "clearButton")
    #expect(Catalog.entry("icon-text-field-modifier")?.title == "iconTextField")
    #expect(Catalog.entry("clear-button") == nil)
  }
}

@MainActor @Suite struct StateTests {
  @Test(arguments: await StateName.all)
  func `a state is drawn, every control of it has a name, and the engine holds`(
    name: StateName
  ) throws {
    let screen = try name.screen()
    let reports = screen.collectReports()
    #expect(!screen.texts.isEmpty || !screen.controls.isEmpty)
    #expect(screen.accessibilityProblems == [])
    #expect(screen.brokenInvariants == [])
    #expect(screen.html().count > 100)
    screen.settle()
    #expect(reports() == [])
  }

  @Test(arguments: await StateName.named("disabled"))
  func `in the state disabled nothing takes input`(name: StateName) throws {
    let screen = try name.screen()
    #expect(!screen.controls.isEmpty)
    #expect(screen.controls.filter(\.isEnabled).map(\.name) == [])
  }

  @Test(arguments: await StateName.named("focused"))
  func `in the state focused a field has the focus, and shown among others none takes it`(
    name: StateName
  ) throws {
    let screen = try name.screen()
    #expect(screen.controls.filter(\.isFocused).map(\.role) == ["textField"])
    let state = try #require(Catalog.entry(name.component)?.state(name.state))
    #expect(Screen(state.view).controls.filter(\.isFocused).count == 0)
  }

  @Test(arguments: await StateName.named("filled"))
  func `in the state filled a field holds a text that can be replaced`(name: StateName) throws {
    let screen = try name.screen()
    let field = try #require(screen.controls.first { $0.role == "textField" })
    #expect(!field.value.isEmpty)
    field.enter("12")
    #expect(field.value == "12")
  }

  /// Where what is wrong is said in words, and not by an outline alone.
  nonisolated static let speaking = ["text-input-field", "form-view", "error-summary"]

  @Test(arguments: await StateName.named("invalid", of: speaking))
  func `in the state invalid a field says what is wrong with it`(name: StateName) throws {
    let screen = try name.screen()
    let descriptions = screen.controls.filter { $0.role == "textField" }.map(\.spokenDescription)
    #expect(descriptions.contains { !$0.isEmpty })
  }

  @Test(arguments: await StateName.named("pending"))
  func `in the state pending a button waits`(name: StateName) async throws {
    let screen = try name.screen()
    #expect(await screen.wait { screen.html().contains("progress") })
    #expect(screen.controls.contains { $0.role == "button" && !$0.isEnabled })
  }

  @Test(arguments: await StateName.named("right-to-left"))
  func `the state right to left says its direction and its language`(name: StateName) throws {
    let html = try name.screen().html()
    #expect(html.contains("direction:rtl"))
    #expect(html.contains("lang=\"ar\""))
  }
}
