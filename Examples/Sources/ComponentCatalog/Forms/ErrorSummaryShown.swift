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
    state(
      "Empty", .field("Name", "Ann").required, .clear, .field("Email", "ann@example.org").required,
      .clear, .button("Create account")
    ) { AccountForm(.complete, showsSummary: true) }
    state(
      "Invalid", .button("Name is required"), .button("Email is required"),
      .field("Name").required.invalid("Name is required"),
      .field("Email").required.invalid("Email is required"), .button("Create account")
    ) { AccountForm(showsSummary: true, showing: .fromTheStart) }
    state(
      "Refused by the server", .field("Name", "Ann").required, .clear,
      .field("Email", "ann@example.org").required, .clear, .button("Create account")
    ) {
      AccountForm(.complete, beginning: .failed, showsSummary: true)
    }
    state(
      "Long text", .field("Name", Account.long.name).required, .clear,
      .field("Email", Account.long.email).required, .clear,
      .button("Create an account with this name and this address, free of charge")
    ) {
      AccountForm(.long, beginning: .failed, showsSummary: true, title: AccountForm.longTitle)
    }
    state(
      "Disabled", .field("Name").required.disabled, .field("Email").required.disabled,
      .button("Create account").disabled
    ) { AccountForm(showsSummary: true, showing: .fromTheStart).disabled(true) }
    state(
      "Right to left", .button("حقل «\u{2068}الاسم\u{2069}» مطلوب"),
      .button("حقل «\u{2068}البريد الإلكتروني\u{2069}» مطلوب"),
      .field("الاسم").required.invalid("حقل «\u{2068}الاسم\u{2069}» مطلوب"),
      .field("البريد الإلكتروني").required.invalid("حقل «\u{2068}البريد الإلكتروني\u{2069}» مطلوب"),
      .button("إنشاء حساب")
    ) {
      AccountForm(showsSummary: true, showing: .fromTheStart)
        .mirrored()
    }
    state(
      "Largest type", .button("Name is required"), .button("Email is required"),
      .field("Name").required.invalid("Name is required"),
      .field("Email").required.invalid("Email is required"), .button("Create account")
    ) {
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
      properties: AccountCode.form(showing: ".fromTheStart")
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
