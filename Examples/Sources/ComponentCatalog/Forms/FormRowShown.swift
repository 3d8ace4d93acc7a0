import FormCore
import Formwork
import SwiftUI

/// Any control over a field of a form model.
@MainActor struct FormRowShown: @MainActor ShownComponent {
  let name = "FormRow"
  let summary = """
    Binds any control to a field of a form model: a switch, a picker, a date, one of your own. What \
    is wrong stands below it, and the form leads the focus to it.
    """
  let symbol = "switch.2"
  let category = ComponentCategory.forms
  let extent = ComponentExtent.form

  private let showing = Showing.parameter

  var parameters: [Parameter] { [showing] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .stepper("Days: 0", 0), .toggle("I accept the terms"), .button("Book")) {
      TripForm()
    }
    state(
      "Filled", .stepper("Days: 3", 3), .toggle("I accept the terms", isOn: true), .button("Book")
    ) { TripForm(Trip(days: 3, isAccepted: true)) }
    state("Focused", .stepper("Days: 3", 3), .toggle("I accept the terms"), .button("Book")) {
      TripForm(Trip(days: 3), isFocused: true)
    }
    state(
      "Invalid", .stepper("Days: 0", 0).invalid("Days must be from 1 to 14"),
      .toggle("I accept the terms").invalid("Accept the terms to go on."), .button("Book")
    ) { TripForm(showing: .fromTheStart) }
    state(
      "Pending", .stepper("Days: 3", 3), .toggle("I accept the terms", isOn: true),
      .button("Book", "Sending").disabled
    ) { TripForm(Trip(days: 3, isAccepted: true), isPending: true) }
    state(
      "Disabled", .stepper("Days: 0", 0).disabled, .toggle("I accept the terms").disabled,
      .button("Book").disabled
    ) { TripForm().disabled(true) }
    state(
      "Long text", .stepper("Days: 0", 0).invalid("Days must be from 1 to 14"),
      .toggle("I accept the terms, the terms of the carrier, and those of every hotel on the way")
        .invalid("Accept the terms to go on."), .button("Book")
    ) {
      TripForm(
        terms: "I accept the terms, the terms of the carrier, and those of every hotel on the way",
        showing: .fromTheStart)
    }
    state(
      "Right to left",
      .stepper("الأيام: 0", 0).invalid(
        "أدخل رقمًا من \u{2068}1\u{2069} إلى \u{2068}14\u{2069} في حقل «\u{2068}الأيام\u{2069}»"),
      .toggle("أوافق على الشروط").invalid("وافق على الشروط للمتابعة."), .button("احجز")
    ) {
      TripForm(showing: .fromTheStart)
        .mirrored()
    }
    state(
      "Largest type", .stepper("Days: 0", 0).invalid("Days must be from 1 to 14"),
      .toggle("I accept the terms").invalid("Accept the terms to go on."), .button("Book")
    ) { TripForm(showing: .fromTheStart).dynamicTypeSize(.accessibility5) }
  }

  func preview(_ values: ParameterValues) -> some View {
    TripForm(showing: Showing.policy(values))
      .id(values[showing])
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    Snippet(
      types: """
        struct Trip: Equatable {
          var days = 0
          var isAccepted = false
        }
        """,
      properties: """
        @State private var form = FormModel(Trip()) { form in
        \(Showing.declaration(Showing.code(values)))  form.days.label("Days").rules(.range(1...14))
          form.isAccepted.rules(Rule { $0 ? nil : "Accept the terms to go on." })
        }
        """,
      view: """
        FormView(form) {
          FormRow(form.days) { days in
            Stepper("Days: \\(days.wrappedValue)", value: days, in: 0...30)
          }
          FormRow(form.isAccepted) { Toggle("I accept the terms", isOn: $0) }
          SubmitButton("Book", form: form) { trip in print("Booking", trip.days) }
        }
        """)
  }
}

private struct Trip: Equatable {
  var days = 0
  var isAccepted = false
}

/// What rules and messages say of a trip: a form model looks nothing up, so it is given the language.
private struct TripWords {
  var days = "Days"
  var acceptTerms = "Accept the terms to go on."

  init(_ language: String) {
    switch language {
    case "de": (days, acceptTerms) = ("Tage", "Nehmen Sie die Bedingungen an, um fortzufahren.")
    case "ja": (days, acceptTerms) = ("日数", "続けるには規約に同意してください。")
    case "ar": (days, acceptTerms) = ("الأيام", "وافق على الشروط للمتابعة.")
    default: break
    }
  }
}

/// A form of controls that are no text fields, made anew for another language.
private struct TripForm: View {
  private let trip: Trip
  private let terms: LocalizedStringKey
  private let isFocused: Bool
  private let isPending: Bool
  private let showing: ShowingPolicy
  @Environment(\.locale) private var locale

  init(
    _ trip: Trip = Trip(), terms: LocalizedStringKey = "I accept the terms",
    isFocused: Bool = false, isPending: Bool = false, showing: ShowingPolicy = .lateThenLive
  ) {
    self.trip = trip
    self.terms = terms
    self.isFocused = isFocused
    self.isPending = isPending
    self.showing = showing
  }

  var body: some View {
    let language = locale.language.languageCode?.identifier ?? "en"
    TripFields(
      trip, words: TripWords(language), terms: terms, isFocused: isFocused, isPending: isPending,
      showing: showing
    )
    .id(language)
  }
}

private struct TripFields: View {
  @State private var form: FormModel<Trip>
  private let terms: LocalizedStringKey
  private let isFocused: Bool
  private let isPending: Bool
  @Environment(\.isShownAlone) private var isShownAlone

  init(
    _ trip: Trip, words: TripWords, terms: LocalizedStringKey, isFocused: Bool, isPending: Bool,
    showing: ShowingPolicy
  ) {
    let form = FormModel(trip) { form in
      form.showing = showing
      form.days.label(words.days).rules(.range(1...14))
      let acceptTerms = Issue(stringLiteral: words.acceptTerms)
      form.isAccepted.rules(Rule { $0 ? nil : acceptTerms })
    }
    _form = State(initialValue: form)
    self.terms = terms
    self.isFocused = isFocused
    self.isPending = isPending
  }

  var body: some View {
    FormView(form) {
      FormRow(form.days) { days in
        Stepper("Days: \(days.wrappedValue)", value: days, in: 0...30)
      }
      FormRow(form.isAccepted) { Toggle(terms, isOn: $0) }
      SubmitButton("Book", form: form) { trip in print("Booking", trip.days) }
    }
    .onAppear { if isFocused, isShownAlone { form.requestFocus(form.days) } }
    .task {
      guard isPending else { return }
      await form.submit { _ in try await Task.sleep(for: .seconds(86_400)) }
    }
  }
}
