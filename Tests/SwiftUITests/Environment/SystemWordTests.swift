import DisplayTree
import FormworkTesting
import HTMLRenderer
import SwiftUI
import Testing

/// What the system says by itself, in the session's language.
@MainActor @Suite struct SystemWordTests {
  @Test(arguments: ["de", "fr", "es", "ja", "zh", "ar"])
  func `every word is translated`(language: String) {
    let sameAsInEnglish: Set<SystemWord> = language == "fr" ? [.ok, .date] : [.ok]
    for word in SystemWord.allCases where !sameAsInEnglish.contains(word) {
      #expect(word.text(in: language) != word.rawValue, "\(word) in \(language)")
    }
  }

  @Test func `regions, scripts and unknown languages`() {
    #expect(SystemWord.cancel.text(in: "de-AT") == "Abbrechen")
    #expect(SystemWord.delete.text(in: "zh-Hant-HK") == "刪除")
    #expect(SystemWord.delete.text(in: "zh-TW") == "刪除")
    #expect(SystemWord.delete.text(in: "zh-CN") == "删除")
    #expect(SystemWord.back.text(in: "iw") == "חזרה")
    #expect(SystemWord.back.text(in: "xx") == "Back")
    #expect(SystemWord.back.text(in: nil) == "Back")
  }

  private struct Host: View {
    @State private var rows = ["a"]
    @State private var number = 1
    var body: some View {
      NavigationStack {
        Form {
          Stepper("n", value: $number)
          ProgressView()
          ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
          EditButton()
        }
      }
    }
  }

  @Test func `buttons of stepper, row and list speak the session's language`() {
    let screen = Screen(Host(), languages: ["de-CH", "en"])
    screen.button("Bearbeiten").tap()
    let html = screen.html()
    for name in ["Verringern", "Erhöhen", "Löschen", "Fortschritt"] {
      #expect(html.contains("aria-label=\"\(name)\""), "\(name)")
    }
    #expect(html.contains("Fertig"))
  }

  @Test func `the document tells the client's sentences`() {
    var page = HTMLRenderer.Page()
    page.say = { $0.text(in: "fr") }
    let html = HTMLRenderer.document(page)
    #expect(html.contains("data-offline=\"Connexion perdue. Nouvelle tentative…\""))
    #expect(html.contains("data-reload=\"Veuillez recharger cette page.\""))
    #expect(html.contains("<p class=\"noscript\">Ce formulaire a besoin de JavaScript"))
  }
}
