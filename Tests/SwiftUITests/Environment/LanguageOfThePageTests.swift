import DisplayTree
import FormworkTesting
import Foundation
import Testing

@testable import SwiftUI

/// The language of a page is that of its texts. The tests' own texts are English and German.
@MainActor @Suite struct LanguageOfThePageTests {
  private struct Page: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    var body: some View {
      VStack {
        Text("A text of the tests")
        Text(verbatim: direction == .leftToRight ? "left to right" : "right to left")
        Text(verbatim: locale.identifier)
      }
    }
  }

  private func host(_ languages: String...) -> ViewHost {
    ScreenPicture(Page(), languages: languages).host
  }

  @Test func `an app without Arabic texts is no Arabic page for a reader of Arabic`() {
    #expect(host("ar").language == "en")
    let screen = Screen(Page(), languages: ["ar"])
    #expect(screen.texts == ["A text of the tests", "left to right", "en_EG"])
  }

  @Test func `a page is in the first of a person's languages that the app speaks`() {
    #expect(host("de-AT", "en").language == "de")
    #expect(host("ar", "de").language == "de")
    let screen = Screen(Page(), languages: ["fr", "de-CH"])
    #expect(screen.texts == ["Ein Text der Tests", "left to right", "de-CH"])
  }

  @Test func `an app without any texts is in English, with the numbers of the person's region`() {
    let shown = ShownLanguage(wanted: ["ar-SA", "de"], available: [], source: "en")
    #expect(shown.tag.description == "en")
    #expect(shown.locale.identifier == "en_SA")
    #expect(1234.5.formatted(.number.locale(Locale(identifier: "en_DE"))) == "1.234,5")
  }

  @Test func `an app with Arabic texts is an Arabic page`() {
    let shown = ShownLanguage(wanted: ["ar-SA"], available: ["ar"], source: "en")
    #expect(shown.tag.description == "ar")
    #expect(shown.tag.isRightToLeft)
    #expect(shown.locale.identifier == "ar-SA")
  }

  @Test func `a resource is looked up in the language of the page`() async {
    let resource: LocalizedStringResource = "A text of the tests"
    let sent = await Task.detached { resource }.value
    #expect(Screen(Text(sent), languages: ["de"]).texts == ["Ein Text der Tests"])
  }

  @Test func `what the system says is in the language of the page`() {
    let host = ScreenPicture(Page(), languages: ["ar"]).host
    #expect(host.tree.say(.cancel) == "Cancel")
  }
}
