import FormworkTesting
import SwiftUI
import Testing

/// What controls are called, where it was not what a person sees.
@MainActor @Suite struct NamedFieldTests {
  private struct Contact: View {
    @State private var text = ""
    @State private var isHome = true

    var body: some View {
      Form {
        LabeledContent(isHome ? "Phone" : "Mobile") { TextField("Optional", text: $text) }
        LabeledContent("Account") { TextField("Number", text: $text, prompt: Text("DE12")) }
        Button("Away") { isHome = false }
      }
    }
  }

  @Test func `a field beside a label is called by the label and not by its placeholder`() {
    let screen = Screen(Contact())
    #expect(screen.field("Phone").label == "Phone")
    #expect(screen.field("Phone").prompt == "Optional")
    #expect(screen.field("Number").prompt == "DE12")
    _ = screen.html()
    screen.button("Away").tap()
    #expect(screen.field("Mobile").exists)
    #expect(screen.patch().contains(#""aria-label","Mobile""#))
  }

  private struct Presenting: View {
    @State private var isShown = false

    var body: some View {
      LabeledContent("Phone") {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { TextField("City", text: .constant("")) }
      }
    }
  }

  @Test func `the label does not name fields in what is presented from its content`() {
    let screen = Screen(Presenting())
    screen.button("Show").tap()
    #expect(screen.field("City").label == "City")
  }

  @Test func `a search field is of the type for it`() {
    let screen = Screen(NavigationStack { Text("x").searchable(text: .constant("")) })
    #expect(screen.html().contains(#"type="search""#))
  }

  @Test func `the parts of a date are not named alike`() {
    let picker = DatePicker("Abfahrt", selection: .constant(Date(timeIntervalSince1970: 0)))
    let html = Screen(picker, languages: ["de"]).html()
    #expect(html.contains(#"aria-label="Datum""#))
    #expect(html.contains(#"aria-label="Uhrzeit""#))
    let named = Screen(picker.accessibilityLabel("Reise"), languages: ["de"]).html()
    #expect(named.contains(#"aria-label="Reise, Datum""#))
  }
}
