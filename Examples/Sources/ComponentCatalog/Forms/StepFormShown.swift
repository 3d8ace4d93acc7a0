import FormCore
import Formwork
import SwiftUI

/// A form that is filled in step by step.
@MainActor struct StepFormShown: @MainActor ShownComponent {
  let name = "StepForm"
  let summary = """
    A form that is filled in step by step. Next checks the fields of its step, Back loses nothing, and \
    a field of another step that is to be mended brings its step back.
    """
  let symbol = "list.number"
  let category = ComponentCategory.forms
  let extent = ComponentExtent.form

  private let showing = Showing.parameter
  private let title = Parameter.text("Button", "Book")

  var parameters: [Parameter] { [showing, title] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .field("Name").required, .button("Next")) { TicketForm() }
    state("Filled", .field("Name", "Ann").required, .clear, .button("Next")) {
      TicketForm(.complete)
    }
    state("The last step", .stepper("Days: 3", 3), .button("Back"), .button("Book")) {
      TicketForm(.complete, step: 1)
    }
    state("Focused", .field("Name", "Ann").required, .clear, .button("Next")) {
      Focusing { TicketForm(.complete) }
    }
    state(
      "Invalid", .field("Name", "A").required.invalid("Name must have at least 2 characters"),
      .clear, .button("Next")
    ) { TicketForm(Ticket(name: "A"), showing: .fromTheStart) }
    state(
      "Pending", .stepper("Days: 3", 3), .button("Back").disabled,
      .button("Book", "Sending").disabled
    ) { TicketForm(.complete, step: 1, isPending: true) }
    state("Disabled", .field("Name", "Ann").required.disabled, .button("Next").disabled) {
      TicketForm(.complete).disabled(true)
    }
    state(
      "Long text", .stepper("Days: 2", 2), .button("Back"),
      .button("Book the ticket and the seat that goes with it")
    ) {
      TicketForm(
        Ticket(name: Account.long.name, days: 2), step: 1,
        title: "Book the ticket and the seat that goes with it")
    }
    state("Right to left", .stepper("الأيام: 1", 1), .button("رجوع"), .button("احجز")) {
      TicketForm(Ticket(name: "ليلى"), step: 1).mirrored()
    }
    state("Largest type", .field("Name", "Ann").required, .clear, .button("Next")) {
      TicketForm(.complete).dynamicTypeSize(.accessibility5)
    }
  }

  func preview(_ values: ParameterValues) -> some View {
    TicketForm(title: LocalizedStringKey(values[title]), showing: Showing.policy(values))
      .id(values[showing])
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let showing = Showing.code(values).map { "form.showing = \($0)\n    " } ?? ""
    return Snippet(
      types: """
        struct Ticket: Equatable {
          var name = ""
          var days = 1
        }
        """,
      properties: """
        @State private var form: FormModel<Ticket>
        @State private var steps: FormSteps

        init() {
          let form = FormModel(Ticket()) { form in
            \(showing)form.name.rules(.required, .length(2...))
            form.days.label("Days").rules(.range(1...14))
          }
          _form = State(initialValue: form)
          _steps = State(
            initialValue: form.steps(
              FormStep("About you", form.name), FormStep("Your ticket", form.days)))
        }
        """,
      view: """
        StepForm(form, steps: steps, submit: \(values[title].literal)) { ticket in
          print("Booking for", ticket.name)
        } content: { step in
          if step == 0 {
            TextInputField("Name", field: form.name)
          } else {
            FormRow(form.days) { days in
              Stepper("Days: \\(days.wrappedValue)", value: days, in: 1...30)
            }
          }
        }
        """)
  }
}

private struct Ticket: Equatable {
  var name = ""
  var days = 1

  static let complete = Ticket(name: "Ann", days: 3)
}

/// Two steps to a ticket.
private struct TicketForm: View {
  @State private var form: FormModel<Ticket>
  @State private var steps: FormSteps
  private let title: LocalizedStringKey
  private let isPending: Bool

  init(
    _ ticket: Ticket = Ticket(), step: Int = 0, isPending: Bool = false,
    title: LocalizedStringKey = "Book", showing: ShowingPolicy = .lateThenLive
  ) {
    let form = FormModel(ticket) { form in
      form.showing = showing
      form.name.rules(.required, .length(2...))
      form.days.label("Days").rules(.range(1...14))
    }
    let steps = form.steps(
      FormStep("About you", form.name), FormStep("Your ticket", form.days))
    if step > 0 { steps.reveal(form.days) }
    _form = State(initialValue: form)
    _steps = State(initialValue: steps)
    self.title = title
    self.isPending = isPending
  }

  var body: some View {
    StepForm(form, steps: steps, submit: title, action: submit) { step in
      if step == 0 {
        TextInputField("Name", field: form.name)
      } else {
        FormRow(form.days) { days in
          Stepper("Days: \(days.wrappedValue)", value: days, in: 1...30)
        }
      }
    }
    .task { if isPending { await form.submit(submit) } }
  }

  private func submit(_ ticket: Ticket) async throws {
    try await Task.sleep(for: .seconds(isPending ? 86_400 : 1))
  }
}
