import ComponentCatalog
import FormworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct CatalogTests {
  @Test func `every component has a name, a sentence and states of its own address`() {
    let ids = Catalog.entries.map(\.id)
    #expect(Set(ids).count == ids.count)
    for entry in Catalog.entries {
      #expect(entry.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
      #expect(entry.summary.hasSuffix("."), "\(entry.name)")
      let states = entry.states.map(\.id)
      #expect(Set(states).count == states.count, "\(entry.name): \(states)")
      #expect(Set(entry.parameters.map(\.name)).count == entry.parameters.count)
    }
  }

  @Test func `every component is of a kind`() {
    #expect(Set(ComponentKind.kinds.keys) == Set(StateName.components))
  }

  @Test(arguments: await StateName.components)
  func `a component is shown in each state that its kind can be in`(id: String) throws {
    let kind = try #require(ComponentKind.kinds[id])
    let states = try #require(Catalog.entry(id)).states.map(\.id)
    #expect(kind.states.subtracting(states) == [])
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

  @Test(arguments: await StateName.all)
  func `assistive technology is told what the state declares`(name: StateName) async throws {
    let declared = try name.declared().controls.map(\.asTold)
    let screen = try name.screen()
    await screen.wait { screen.controls.map(SpokenControl.init) == declared }
    #expect(screen.controls.map(SpokenControl.init) == declared)
  }

  @Test(arguments: await StateName.named("disabled"))
  func `in the state disabled nothing takes input`(name: StateName) throws {
    let screen = try name.screen()
    #expect(!screen.controls.isEmpty)
    #expect(screen.controls.filter(\.isEnabled).map(\.name) == [])
  }

  @Test(arguments: await StateName.named("focused"))
  func `in the state focused a control has the focus, and shown among others none takes it`(
    name: StateName
  ) throws {
    #expect(try name.screen().controls.filter(\.isFocused).count == 1)
    #expect(Screen(try name.declared().view).controls.filter(\.isFocused).count == 0)
  }

  @Test(arguments: await StateName.fields(named: "filled"))
  func `in the state filled a field holds a text that can be replaced`(name: StateName) async throws
  {
    let screen = try name.screen()
    let field = try #require(screen.controls.first { $0.role == "textField" })
    #expect(await screen.wait { !field.value.isEmpty })
    field.enter("12")
    #expect(field.value == "12")
  }

  @Test(arguments: await StateName.named("invalid", of: ComponentKind.speaking))
  func `in the state invalid a control says what is wrong with it`(name: StateName) async throws {
    #expect(try name.declared().controls.contains { !$0.error.isEmpty })
    let screen = try name.screen()
    #expect(
      await screen.wait {
        screen.controls.contains { $0.isInvalid && !$0.spokenDescription.isEmpty }
      })
  }

  @Test(arguments: await StateName.named("pending", of: ComponentKind.submitting))
  func `in the state pending a button waits`(name: StateName) async throws {
    let screen = try name.screen()
    #expect(await screen.wait { screen.html().contains("progress") })
    #expect(
      await screen.wait { screen.controls.contains { $0.role == "button" && !$0.isEnabled } })
  }

  @Test(arguments: await StateName.named("right-to-left"))
  func `the state right to left says its direction and its language`(name: StateName) throws {
    let html = try name.screen().html()
    #expect(html.contains("direction:rtl"))
    #expect(html.contains("lang=\"ar\""))
  }
}
