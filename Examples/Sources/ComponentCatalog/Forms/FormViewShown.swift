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

  private let showing = Showing.parameter
  private let summaryOnTop = Parameter.toggle("Summary of errors")
  private let title = Parameter.text("Button", "Create account")

  var parameters: [Parameter] { [showing, summaryOnTop, title] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .field("Name").required, .field("Email").required, .button("Create account")) {
      AccountForm()
    }
    state(
      "Filled", .field("Name", "Ann").required, .clear, .field("Email", "ann@example.org").required,
      .clear, .button("Create account")
    ) { AccountForm(.complete) }
    state(
      "Focused", .field("Name", "Ann").required, .clear,
      .field("Email", "ann@example.org").required, .clear, .button("Create account")
    ) { Focusing { AccountForm(.complete) } }
    state(
      "Invalid", .field("Name", "A").required.invalid("Name must have at least 2 characters"),
      .clear,
      .field("Email", "ann@").required.invalid(
        "Email must be an email address, like name@example.com"), .clear, .button("Create account")
    ) { AccountForm(Account(name: "A", email: "ann@"), showing: .fromTheStart) }
    state(
      "Pending", .field("Name", "Ann").required, .clear,
      .field("Email", "ann@example.org").required, .clear,
      .button("Create account", "Sending").disabled
    ) { AccountForm(.complete, beginning: .pending) }
    state(
      "Disabled", .field("Name", "Ann").required.disabled,
      .field("Email", "ann@example.org").required.disabled, .button("Create account").disabled
    ) { AccountForm(.complete).disabled(true) }
    state(
      "Long text", .field("Name", Account.long.name).required, .clear,
      .field("Email", Account.long.email).required, .clear,
      .button("Create an account with this name and this address, free of charge")
    ) { AccountForm(.long, title: AccountForm.longTitle) }
    state(
      "Right to left", .field("الاسم", "ليلى").required, .symbol("مسح النص"),
      .field("البريد الإلكتروني").required.invalid("حقل «\u{2068}البريد الإلكتروني\u{2069}» مطلوب"),
      .button("إنشاء حساب")
    ) {
      AccountForm(Account(name: "ليلى"), showing: .fromTheStart)
        .mirrored()
    }
    state(
      "Largest type", .field("Name", "Ann").required, .clear,
      .field("Email", "ann@example.org").required, .clear, .button("Create account")
    ) { AccountForm(.complete).dynamicTypeSize(.accessibility5) }
  }

  func preview(_ values: ParameterValues) -> some View {
    AccountForm(
      showsSummary: values[isOn: summaryOnTop], title: LocalizedStringKey(values[title]),
      showing: Showing.policy(values)
    )
    .id(values[showing])
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let summary = values[isOn: summaryOnTop] ? "ErrorSummary(form)\n  " : ""
    return Snippet(
      types: AccountCode.types, properties: AccountCode.form(showing: Showing.code(values)),
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
