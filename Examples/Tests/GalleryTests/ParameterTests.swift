import ComponentCatalog
import FormworkTesting
import SwiftUI
import Testing

/// Parameters change the preview and the code beside it.
@MainActor @Suite struct ParameterTests {
  /// Another value than the one at first.
  nonisolated static func other(than initial: String, of parameter: Parameter) -> [String] {
    switch parameter.kind {
    case .text: ["Another \"text\" \\(here)"]
    case .toggle: [initial == "true" ? "false" : "true"]
    case .choice(let options): options.filter { $0 != initial }
    }
  }

  @Test(arguments: await StateName.components)
  func `each parameter changes the code`(id: String) throws {
    let entry = try #require(Catalog.entry(id))
    let initial = ParameterValues(entry.parameters)
    for parameter in entry.parameters {
      for value in Self.other(than: parameter.initial, of: parameter) {
        var values = initial
        values[parameter] = value
        // A screen that begins empty has no use for a title.
        if id == "title-form", parameter.name == "Title" { continue }
        #expect(
          entry.snippet(values) != entry.snippet(initial), "\(parameter.name) = \(value)")
      }
    }
  }

  private struct Turning: View {
    let entry: CatalogEntry
    @State var values: ParameterValues

    var body: some View {
      VStack {
        entry.preview(values)
        ForEach(entry.parameters) { parameter in
          Toggle("turn \(parameter.name)", isOn: $values[isOn: parameter])
          TextField("set \(parameter.name)", text: $values[parameter])
        }
      }
    }
  }

  private func turning(_ id: String) throws -> Screen {
    let entry = try #require(Catalog.entry(id))
    return Screen(Turning(entry: entry, values: ParameterValues(entry.parameters)))
  }

  @Test func `what was typed into a preview stays while parameters are turned`() throws {
    let screen = try turning("text-input-field")
    screen.field("First Name").type("Ann")
    let identity = screen.field("First Name").identity
    screen.field("set Title").enter("Name")
    #expect(screen.field("Name").value == "Ann")
    #expect(screen.field("Name").identity == identity)
  }

  @Test func `rules and policies of a field are turned`() throws {
    let screen = try turning("text-input-field")
    screen.field("set Shown").enter("From the start")
    #expect(screen.text("This is a mandatory field").exists)
    screen.toggle("turn Mandatory").tap()
    #expect(!screen.text("This is a mandatory field").exists)
    screen.field("set Rule").enter("E-mail address")
    screen.field("First Name").enter("peter@")
    #expect(screen.text("No e-mail address").exists)
    screen.toggle("turn Disabled").tap()
    #expect(!screen.field("First Name").isEnabled)
  }

  @Test func `a log-in without closures offers neither`() throws {
    let screen = try turning("login-form")
    screen.toggle("turn Somebody logs in").tap()
    screen.toggle("turn Passwords can be reset").tap()
    #expect(!screen.button("Login").isEnabled)
    #expect(!screen.button("Forgot your password? Click here to reset it.").exists)
  }
}
