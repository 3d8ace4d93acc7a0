import FormCore
import Formwork
import SwiftUI

/// What keeps a form from being sent, at one place.
@MainActor struct ErrorSummaryShown: @MainActor ShownComponent {
  let name = "ErrorSummary"
  let summary = """
    Everything that keeps a form from being sent, in one section before its fields. Pressing an \
    entry puts the focus into its field. The section is there only when there is something to say.
    """
  let symbol = "exclamationmark.circle"
  let category = ComponentCategory.forms
  let extent = ComponentExtent.form

  private let accountName = Parameter.text("Name", "")
  private let email = Parameter.text("Email", "ann@")

  var parameters: [Parameter] { [accountName, email] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Nothing to say") { AccountForm(.complete, showsSummary: true) }
    state("Invalid") { AccountForm(showsSummary: true, showing: .fromTheStart) }
    state("Refused by the server") {
      AccountForm(.complete, beginning: .failed, showsSummary: true)
    }
    state("Right to left") {
      AccountForm(showsSummary: true, showing: .fromTheStart)
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
    }
    state("Largest type") {
      AccountForm(showsSummary: true, showing: .fromTheStart).dynamicTypeSize(.accessibility5)
    }
  }

  func preview(_ values: ParameterValues) -> some View {
    let account = Account(name: values[accountName], email: values[email])
    AccountForm(account, showsSummary: true, showing: .fromTheStart)
      .id(values)
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let arguments = [("name", values[accountName]), ("email", values[email])]
      .filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1.literal)" }.joined(separator: ", ")
    return Snippet(
      types: AccountCode.types,
      properties: AccountCode.form(showing: "From the start")
        .replacingOccurrences(of: "Account()", with: "Account(\(arguments))"),
      view: """
        FormView(form) {
          ErrorSummary(form)
          TextInputField("Name", field: form.name)
          TextInputField("Email", field: form.email)
        }
        """)
  }
}
