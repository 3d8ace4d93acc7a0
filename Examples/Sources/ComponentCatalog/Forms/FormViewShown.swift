import FormCore
import Formwork
import SwiftUI

/// A form over a model.
@MainActor struct FormViewShown: @MainActor ShownComponent {
  let name = "FormView"
  let summary = """
    A form over a form model: its fields say what is wrong once the time has come, and after a \
    submission that was not valid the first of them has the focus.
    """
  let symbol = "list.bullet.rectangle"
  let category = ComponentCategory.forms
  let extent = ComponentExtent.form

  private let showing = Parameter.choice(
    "Shown", "Late, then live", "On submit", "Live", "From the start")
  private let summaryOnTop = Parameter.toggle("Summary of errors")
  private let title = Parameter.text("Button", "Create account")

  var parameters: [Parameter] { [showing, summaryOnTop, title] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty") { AccountForm() }
    state("Filled") { AccountForm(.complete) }
    state("Invalid") { AccountForm(Account(name: "A", email: "ann@"), showing: .fromTheStart) }
    state("Pending") { AccountForm(.complete, beginning: .pending) }
    state("Disabled") { AccountForm(.complete).disabled(true) }
    state("Right to left") {
      AccountForm(Account(name: "ليلى"), showing: .fromTheStart)
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
    }
    state("Largest type") { AccountForm(.complete).dynamicTypeSize(.accessibility5) }
  }

  func preview(_ values: ParameterValues) -> some View {
    AccountForm(
      showsSummary: values[isOn: summaryOnTop], title: LocalizedStringKey(values[title]),
      showing: Self.policies[values[showing]] ?? .lateThenLive
    )
    .id(values[showing])
  }

  static let policies: [String: ShowingPolicy] = [
    "On submit": .onSubmit, "Live": .live, "From the start": .fromTheStart,
  ]

  func snippet(_ values: ParameterValues) -> Snippet {
    let summary = values[isOn: summaryOnTop] ? "ErrorSummary(form)\n  " : ""
    return Snippet(
      types: AccountCode.types, properties: AccountCode.form(showing: values[showing]),
      view: """
        FormView(form) {
          \(summary)Section("Account") {
            TextInputField("Name", field: form.name)
            TextInputField("Email", field: form.email)
          }
          SubmitButton(\(values[title].literal), form: form) { account in
            print("Creating", account.name)
          }
          if form.phase == .succeeded { Text("Your account is ready.") }
        }
        """)
  }
}
