import Foundation
import FormworkTesting
import SwiftUI
import Testing

@testable import FormCore
@testable import Formwork

/// What the components say by themselves, in the languages that come along. Titles of the author are
/// numbers here, so that every word on screen is one of theirs.
@MainActor @Suite struct WordTests {
  struct Guest: Identifiable, Equatable {
    let id: Int
    var name = ""
  }

  struct Values: Equatable {
    var name = ""
    var password = ""
    var code = ""
    var isAgreed = false
    var address = PostalAddress()
    var guests = [Guest(id: 1), Guest(id: 2)]
  }

  struct Everything: View {
    @State private var form = FormModel(Values()) { form in
      form.name.rules(.required)
      form.isAgreed.rules(.required)
      form.guests.rules(.count(3...))
    }
    @State private var text = ""
    @State private var address = PostalAddress(country: "US")

    var body: some View {
      FormView(form) {
        ErrorSummary(form)
        TextInputField("1", field: form.name)
        TextInputField("2", field: form.password, kind: .secure)
        FormRow(form.isAgreed) { Toggle("3", isOn: $0) }
        NewPasswordField(
          field: form.password,
          rules: [
            .length(8...), .length(8...70), .isNotCommon, .containsDigit, .containsLetter,
            .containsUppercase, .containsLowercase, .containsSymbol, .excludes(["ann"]),
          ])
        OneTimeCodeField(field: form.code)
        AddressFields(field: form.address)
        AddressFields($address)
        FormRows("4", rows: form.each(\.guests), new: { Guest(id: 3) }) { guest in
          TextInputField("5", field: guest.name)
        }
        TextInputField("6", text: $text).isMandatory().submitTried()
        TextField("7", text: $text).clearButton(text: $text)
        SubmitButton("8", form: form) { _ in }
        CancelButton(form)
      }
    }
  }

  struct Steps: View {
    @State private var form: FormModel<Values>
    @State private var steps: FormSteps

    init() {
      let form = FormModel(Values())
      _form = State(initialValue: form)
      _steps = State(initialValue: form.steps(FormStep("1", form.name), FormStep("2", form.code)))
    }

    var body: some View {
      StepForm(form, steps: steps, submit: "3", action: { _ in }) { _ in EmptyView() }
    }
  }

  struct Editor: View {
    let server: SlowServer
    var body: some View {
      NavigationStack {
        EditScreen(Values()) { _ in
          try await server.ask()
        } onDelete: {
          try await server.ask()
        } fields: { form in
          TextInputField("1", field: form.name)
        }
      }
    }
  }

  struct Creator: View {
    let server: SlowServer
    var body: some View {
      NavigationStack {
        CreateScreen(Values()) { _ in
          try await server.ask()
        } fields: { form in
          TextInputField("1", field: form.name)
        }
      }
    }
  }

  struct Note: Codable, Equatable {
    var text = ""
    var secret = ""
  }

  struct Drafted: View {
    let form: FormModel<Note>
    let draft: Draft<Note>
    let server: SlowServer

    var body: some View {
      FormView(form) {
        TextInputField("1", field: form.text)
        TextInputField("2", field: form.secret, kind: .secure)
        SubmitButton("3", form: form) { _ in try await server.ask() }
      }
      .draft(draft)
    }
  }

  nonisolated static let countries = [
    "DE", "ES", "GB", "IE", "US", "CA", "AU", "NZ", "IN", "BR", "JP", "KE",
  ]

  struct Address: View {
    @State var address: PostalAddress
    var body: some View { Form { AddressFields($address) } }
  }

  struct Password: View {
    @State private var password = ""
    var body: some View {
      NewPasswordField(password: $password, rules: [.containsDigit, .containsLetter])
    }
  }

  struct Search: View {
    @State private var query = ""
    var body: some View {
      SearchField("1", query: $query, results: [Guest](), name: \.name) { _ in }
    }
  }

  private let clock = PauseClock()
  /// Nobody hears from it.
  private let server = SlowServer()

  private func screen(_ view: some View, in language: String) -> Screen {
    Screen(
      view.environment(\.locale, Locale(identifier: language))
        .environment(\.announcementClock, clock))
  }

  /// Texts between tags, what attributes say to people, and what was said aloud.
  private func said(_ screen: Screen) -> [String] {
    let aloud = screen.announcements
    let html = screen.html()
    let spoken = /(?:aria-label|aria-description|aria-valuetext|placeholder|title|alt)="([^"]*)"/
    let texts = html.split(separator: /<[^>]*>/).map(String.init)
    let attributes = html.matches(of: spoken).map { String($0.1) }
    return (texts + attributes + aloud).flatMap { $0.components(separatedBy: ", ") }
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// The parts of a word around what is put into it.
  private func parts(of word: String) -> [String] {
    word.replacing(/\ ?\{\d\}\ ?|,\ /, with: "|").split(separator: "|")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.contains(where: \.isLetter) }
  }

  /// Pages have attributes for the first three, and the last one is a count, which has a test.
  private let saidElsewhere: Set<FormWord> = [
    .traitHolds, .requiredTrait, .invalidTrait, .resultCount,
  ]

  @Test(arguments: ["de", "ja", "ar"])
  func `no component says an English word in another language, and each word is said`(
    _ language: String
  ) async throws {
    let words = try #require(Vocabulary.all[language]?.words)
    let english = Vocabulary.english.words.filter { $0.value != words[$0.key] }.map(\.value)
    // Short ones could be of any language, and "Position" is German, too.
    let parts = Set(
      english.flatMap(parts).filter { part in
        part.count > 2 && !words.values.contains { $0.contains(part) }
      })
    let states = await states(in: language)
    for texts in states {
      #expect(texts.contains { text in words.contains { $0.value == text } })
      for text in texts {
        #expect(!parts.contains(text), "\(text)")
        let isEnglish = parts.contains { $0.count > 5 && text.contains($0) }
        #expect(!isEnglish, "\(text)")
      }
    }
    let texts = states.joined()
    let unsaid = words.filter { word, template in
      !self.parts(of: template).allSatisfy { part in texts.contains { $0.contains(part) } }
    }
    #expect(Set(unsaid.keys).subtracting(saidElsewhere).map(\.name) == [])
  }

  @Test func `a count of results is said in the language of the screen`() async {
    let screen = screen(Search(), in: "de")
    screen.field("1").type("9")
    #expect(await screen.wait { clock.sleeping == 1 })
    clock.end()
    #expect(await screen.wait { screen.announcements == ["Keine Ergebnisse"] })
    #expect(screen.popover.texts == ["Keine Ergebnisse für „9“"])
  }

  @Test(arguments: Self.countries)
  func `an address of any country is asked for in the reader's language`(_ country: String) {
    let address = Address(address: PostalAddress(country: country))
    let english = Set(Screen(address).labels)
    let arabic = screen(address, in: "ar").labels
    #expect(arabic.count == english.count && english.isDisjoint(with: arabic))
  }

  @Test func `an author's title is looked up in the app's strings, not among the words`() {
    struct Host: View {
      @State private var country = ""
      var body: some View { CountryPicker("Where from", selection: $country) }
    }
    #expect(screen(Host(), in: "de").picker("Where from").exists)
  }

  @Test func `a form says a word in its author's way wherever it says it`() {
    struct Host: View {
      @State private var form = FormModel(Values())
      var body: some View {
        FormView(form) {
          TextInputField("Name", field: form.name)
          CancelButton(form)
        }
        .onAppear {
          form.messages.replace(.clearText, with: "Empty it")
          form.messages.replace(.cancel, with: "Leave")
        }
      }
    }
    let screen = Screen(Host())
    #expect(screen.control("Empty it").exists)
    #expect(screen.button("Leave").exists)
  }
}

// MARK: - Every state in which a component says something

extension WordTests {
  /// What is said in each state.
  private func states(in language: String) async -> [[String]] {
    var states = everything(in: language)
    states += await stepwise(in: language)
    states += await editing(in: language)
    states += await drafted(in: language)
    states += await aloud(in: language)
    states += Self.countries.map {
      said(screen(Address(address: PostalAddress(country: $0)), in: language))
    }
    return states
  }

  private func word(_ word: FormWord, in language: String) -> String {
    Messages(language: language).text(for: word)
  }

  private func everything(in language: String) -> [[String]] {
    let screen = screen(Everything(), in: language)
    screen.button("8").tap()
    screen.field("1").enter("x")
    screen.field("2").enter("x")
    let down = Messages(language: language).text(
      for: .moveRowDown,
      .text(Messages(language: language).text(for: .rowName, .text("4"), .number(1))))
    if let name = screen.buttons.first(where: { $0.bare == down.bare }) {
      screen.button(name).tap()
    }
    screen.button(word(.cancel, in: language)).tap()
    return [said(screen)]
  }

  private func stepwise(in language: String) async -> [[String]] {
    let screen = screen(Steps(), in: language)
    let first = said(screen)
    screen.button(word(.next, in: language)).tap()
    #expect(await screen.wait { screen.text("2").exists })
    return [first, said(screen)]
  }

  private func editing(in language: String) async -> [[String]] {
    let saving = screen(Editor(server: server), in: language)
    saving.field("1").type("x")
    saving.button(word(.save, in: language)).tap()
    let deleting = screen(Editor(server: server), in: language)
    deleting.button(word(.delete, in: language)).tap()
    let question = said(deleting)
    deleting.alert.button(word(.delete, in: language)).tap()
    let creating = screen(Creator(server: server), in: language)
    let empty = said(creating)
    creating.button(word(.create, in: language)).tap()
    let loggingIn = screen(
      LoginForm(onLogin: { [server] _, _ in try await server.ask() }), in: language)
    loggingIn.button("Login").tap()
    return [said(saving), question, said(deleting), empty, said(creating), said(loggingIn)]
  }

  /// A form that was brought back, is checked, sent and was sent.
  private func drafted(in language: String) async -> [[String]] {
    let store = MemoryDraftStore()
    let old = FormModel(Note())
    let oldDraft = Draft(of: old, in: store, key: DraftKey("note"))
    old.text.value = "x"
    await oldDraft.save()

    let server = SlowServer()
    let check = SlowServer()
    let form = FormModel(Note()) { form in
      form.secret.rules(
        .asynchronous(debounce: .zero) { _ in
          try await check.ask(); return nil
        })
    }
    let draft = Draft(of: form, in: store, key: DraftKey("note"))
    let screen = screen(Drafted(form: form, draft: draft, server: server), in: language)
    #expect(await screen.wait { draft.isRestored })
    screen.field("1").type("y")
    screen.button(word(.showPassword, in: language)).tap()
    screen.button(word(.startOver, in: language)).tap()
    let asking = said(screen)
    screen.alert.button(word(.keepEditing, in: language)).tap()
    screen.field("2").enter("1")
    #expect(await screen.wait { check.isAsked })
    let checking = said(screen)
    check.answer()
    #expect(await screen.wait { form.isValid })
    screen.button("3").tap()
    #expect(await screen.wait { server.isAsked })
    let sending = said(screen)
    server.answer()
    #expect(await screen.wait { form.phase == .succeeded })
    return [asking, checking, sending, said(screen)]
  }

  /// What is said once typing pauses.
  private func aloud(in language: String) async -> [[String]] {
    let search = screen(Search(), in: language)
    search.field("1").type("9")
    await pause(search)
    let password = screen(Password(), in: language)
    let field = password.field(word(.newPassword, in: language))
    field.enter("1")
    await pause(password)
    let some = said(password)
    field.enter("1a")
    await pause(password)
    return [said(search), some, said(password)]
  }

  private func pause(_ screen: Screen) async {
    let said = screen.announcements.count
    #expect(await screen.wait { clock.sleeping > 0 })
    clock.end()
    #expect(await screen.wait { screen.announcements.count > said })
  }
}

extension String {
  /// Without the marks that keep the order of what is put into a sentence.
  fileprivate var bare: String { filter { !("\u{2066}"..."\u{2069}" ~= $0) } }
}

extension Screen {
  fileprivate var labels: [String] { controls.filter { $0.role == "textField" }.map(\.name) }
}
