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

  private let showing = Parameter.choice(
    "Shown", "Late, then live", "On submit", "Live", "From the start")

  var parameters: [Parameter] { [showing] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Untouched") { TripForm() }
    state("Invalid") { TripForm(showing: .fromTheStart) }
    state("Disabled") { TripForm().disabled(true) }
    state("Right to left") {
      TripForm(showing: .fromTheStart)
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
    }
    state("Largest type") { TripForm(showing: .fromTheStart).dynamicTypeSize(.accessibility5) }
  }

  func preview(_ values: ParameterValues) -> some View {
    TripForm(showing: FormViewShown.policies[values[showing]] ?? .lateThenLive)
      .id(values[showing])
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let policies = ["On submit": ".onSubmit", "Live": ".live", "From the start": ".fromTheStart"]
    let showing = policies[values[showing]].map { "  form.showing = \($0)\n" } ?? ""
    return Snippet(
      types: """
        struct Trip: Equatable {
          var days = 0
          var isAccepted = false
        }
        """,
      properties: """
        @State private var form = FormModel(Trip()) { form in
        \(showing)  form.days.label("Days").rules(.range(1...14))
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

/// A form of controls that are no text fields.
private struct TripForm: View {
  struct Trip: Equatable {
    var days = 0
    var isAccepted = false
  }

  @State private var form: FormModel<Trip>

  init(showing: ShowingPolicy = .lateThenLive) {
    let form = FormModel(Trip()) { form in
      form.showing = showing
      form.days.label("Days").rules(.range(1...14))
      form.isAccepted.rules(Rule { $0 ? nil : "Accept the terms to go on." })
    }
    _form = State(initialValue: form)
  }

  var body: some View {
    FormView(form) {
      FormRow(form.days) { days in
        Stepper("Days: \(days.wrappedValue)", value: days, in: 0...30)
      }
      FormRow(form.isAccepted) { Toggle("I accept the terms", isOn: $0) }
      SubmitButton("Book", form: form) { trip in print("Booking", trip.days) }
    }
  }
}
