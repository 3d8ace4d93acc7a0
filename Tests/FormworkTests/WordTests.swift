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
    var body: some View {
      NavigationStack {
        EditScreen(Values()) { _ in
        } onDelete: {
        } fields: { form in
          TextInputField("1", field: form.name)
        }
      }
    }
  }

  struct Creator: View {
    var body: some View {
      NavigationStack {
        CreateScreen(Values()) { _ in
        } fields: { form in
          TextInputField("1", field: form.name)
        }
      }
    }
  }

  struct Search: View {
    @State private var query = ""
    var body: some View {
      SearchField("1", query: $query, results: [Guest](), name: \.name) { _ in }
    }
  }

  private func screen(_ view: some View, in language: String) -> Screen {
    Screen(view.environment(\.locale, Locale(identifier: language)))
  }

  /// Every state of the components in which they say something.
  private func screens(in language: String) async -> [Screen] {
    let everything = screen(Everything(), in: language)
    everything.button("8").tap()
    everything.field("1").enter("x")
    everything.button(Messages(language: language).text(for: .cancel)).tap()

    let steps = screen(Steps(), in: language)
    steps.button(Messages(language: language).text(for: .next)).tap()
    #expect(await steps.wait { steps.text("2").exists })

    let editor = screen(Editor(), in: language)
    editor.button(Messages(language: language).text(for: .delete)).tap()
    let creator = screen(Creator(), in: language)
    let search = screen(Search(), in: language)
    search.field("1").type("9")
    return [everything, steps, editor, creator, search]
  }

  /// Texts between tags, and what attributes say to people.
  private func said(_ html: String) -> [String] {
    let spoken = /(?:aria-label|aria-description|aria-valuetext|placeholder|title|alt)="([^"]*)"/
    let texts = html.split(separator: /<[^>]*>/).map(String.init)
    let attributes = html.matches(of: spoken).map { String($0.1) }
    return (texts + attributes).flatMap { $0.components(separatedBy: ", ") }
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  @Test(arguments: ["de", "ja", "ar"])
  func `no component says an English word in another language`(_ language: String) async throws {
    let words = try #require(Vocabulary.all[language]?.words)
    let english = Vocabulary.english.words.filter { $0.value != words[$0.key] }.map(\.value)
    // The parts of a word around what is put into it; short ones could be of any language.
    let parts = Set(
      english.map { $0.replacing(/\ ?\{\d\}\ ?/, with: "|") }.flatMap { $0.split(separator: "|") }
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.count > 2 && $0.contains(where: \.isLetter) })
    for screen in await screens(in: language) {
      #expect(said(screen.html()).contains { text in words.contains { $0.value == text } })
      for text in said(screen.html()) {
        #expect(!parts.contains(text), "\(text)")
        let isEnglish = parts.contains { $0.count > 5 && text.contains($0) }
        #expect(!isEnglish, "\(text)")
      }
    }
  }

  @Test func `a count of results is said in the language of the screen`() async {
    let clock = PauseClock()
    let screen = Screen(
      Search()
        .environment(\.announcementClock, clock)
        .environment(\.locale, Locale(identifier: "de")))
    screen.field("1").type("9")
    #expect(await screen.wait { clock.sleeping == 1 })
    clock.end()
    #expect(await screen.wait { screen.announcements == ["Keine Ergebnisse"] })
    #expect(screen.popover.texts == ["Keine Ergebnisse für „9“"])
  }

  @Test(arguments: ["DE", "ES", "GB", "IE", "US", "CA", "AU", "NZ", "IN", "BR", "JP", "KE"])
  func `an address of any country is asked for in the reader's language`(_ country: String) {
    struct Host: View {
      @State var address: PostalAddress
      var body: some View { Form { AddressFields($address) } }
    }
    let english = Set(Screen(Host(address: PostalAddress(country: country))).labels)
    let arabic = screen(Host(address: PostalAddress(country: country)), in: "ar").labels
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

extension Screen {
  fileprivate var labels: [String] { controls.filter { $0.role == "textField" }.map(\.name) }
}
