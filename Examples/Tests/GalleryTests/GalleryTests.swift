import ComponentCatalog
import FormworkTesting
import SwiftUI
import Testing

@testable import Gallery

@MainActor @Suite struct GalleryTests {
  @Test(arguments: await StateName.components)
  func `the page of a component can be read by everybody`(id: String) throws {
    let screen = Screen(GalleryView(), path: "/\(id)")
    let reports = screen.collectReports()
    #expect(screen.title == Catalog.entry(id)?.title)
    #expect(screen.accessibilityProblems == [])
    #expect(screen.brokenInvariants == [])
    #expect(reports() == [])
  }

  @Test(arguments: await GallerySystem.all.map(\.id))
  func `a system has a page with its own title`(id: String) throws {
    let screen = Screen(GalleryView(), path: "/\(id)")
    #expect(screen.title != "Formwork")
    #expect(screen.accessibilityProblems == [])
  }

  @Test func `a state that is opened has nothing around it`() {
    let screen = Screen(GalleryView(), path: "/text-input-field/invalid")
    #expect(screen.controls.map(\.name) == ["Email address", "Clear text"])
    #expect(screen.backButton == nil)
  }

  @Test func `the query says what stands around a state`() {
    let screen = Screen(
      GalleryView(), path: "/text-input-field/filled?dark=1&locale=ar&size=largest")
    let html = screen.html()
    #expect(html.contains("lang=\"ar\""))
    #expect(html.contains("direction:rtl"))
    #expect(html.contains("--ts:3.1"))
    #expect(html.contains(" dark"))
  }

  @Test func `what an address does not know is passed over`() {
    #expect(Screen(GalleryView(), path: "/nothing/of/this").title == "Formwork")
    #expect(Screen(GalleryView(), path: "/login-form/nothing").title == "LoginForm")
    let html = Screen(GalleryView(), path: "/login-form/empty?locale=xx&size=9&a=b").html()
    #expect(!html.contains("lang=\"xx\""))
  }

  @Test func `surroundings survive an address`() {
    var surroundings = Surroundings()
    surroundings.isDark = false
    surroundings.language = "ja"
    surroundings.isRightToLeft = true
    surroundings.textSize = .large
    #expect(Surroundings(surroundings.query) == surroundings)
    #expect(Surroundings().query == [])
  }

  @Test func `a search finds components by name, parameter and state, and systems`() {
    func found(_ query: String) -> [String] {
      let index = SearchIndex(query)
      return index.categories.flatMap { $0.entries.map(\.title) } + index.systems.map(\.title)
    }
    #expect(found("clearbutton") == ["clearButton"])
    #expect(found("summary of errors") == ["FormView"])
    #expect(found("without closures") == ["LoginForm"])
    #expect(found("slow server") == ["Registration"])
    #expect(found("zebra").isEmpty)
    #expect(found("").count == Catalog.entries.count + GallerySystem.all.count)
  }

  @Test func `the index is searched, and says when nothing is found`() {
    let screen = Screen(GalleryView())
    screen.field("Components, states, systems").enter("zebra")
    #expect(screen.texts.contains { $0.contains("zebra") })
    screen.field("Components, states, systems").enter("slow server")
    screen.button("Registration, A slow server, a name that is taken, and a happy end.").tap()
    #expect(screen.title == "Create account")
  }

  @Test func `a card leads to its component, and back goes to the index`() {
    let screen = Screen(GalleryView())
    screen.button("LoginForm").tap()
    #expect(screen.title == "LoginForm")
    screen.back()
    #expect(screen.title == "Formwork")
  }

  @Test func `a parameter changes the preview and the code, and the code is copied`() throws {
    let screen = Screen(GalleryView(), path: "/text-input-field")
    screen.field("Title").enter("Nickname")
    #expect(screen.field("Nickname").exists)
    screen.button("Copy").tap()
    let copied = try #require(screen.copiedTexts.first)
    #expect(copied.contains("TextInputField(\"Nickname\", text: $text)"))
    #expect(screen.button("Copied").exists)
    screen.field("Title").enter("Name")
    #expect(screen.button("Copy").exists)
  }

  @Test func `switches change what stands around previews, and the page stays as it is`() {
    let screen = Screen(GalleryView(), path: "/icon-text-field")
    screen.picker("Language").select("العربية")
    #expect(screen.toggle("Right to left").isOn)
    #expect(screen.html().contains("lang=\"ar\""))
    screen.toggle("Right to left").tap()
    #expect(!screen.toggle("Right to left").isOn)
    #expect(screen.text("States").exists)
    screen.toggle("Dark").tap()
    #expect(screen.toggle("Dark").isOn)
    screen.picker("Text size").select("Largest")
    #expect(screen.html().contains("--ts:3.1"))
  }
}
