import FormCore
import Formwork
import SwiftUI

/// The button that leaves a form, and the guard that stands beside it.
@MainActor struct CancelButtonShown: @MainActor ShownComponent {
  let name = "CancelButton"
  let summary = """
    Leaves a form, and asks first when there are unsaved changes. Beside it a guard holds a sheet \
    against a swipe, and a browser's tab against being closed, while there are any.
    """
  let symbol = "arrow.uturn.backward"
  let category = ComponentCategory.forms
  let extent = ComponentExtent.form

  private let isChanged = Parameter.toggle("Unsaved changes", true)

  var parameters: [Parameter] { [isChanged] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Empty", .field("Name").required, .button("Cancel")) { GuardedForm() }
    state("Filled", .field("Name", "Ann").required, .clear, .button("Cancel")) {
      GuardedForm(typed: "Ann")
    }
    state("Disabled", .field("Name", "Ann").required.disabled, .button("Cancel").disabled) {
      GuardedForm(typed: "Ann").disabled(true)
    }
    state("Long text", .field("Name", Account.long.name).required, .clear, .button("Cancel")) {
      GuardedForm(typed: Account.long.name)
    }
    state("Right to left", .field("الاسم", "ليلى").required, .symbol("مسح النص"), .button("إلغاء"))
    { GuardedForm(typed: "ليلى").mirrored() }
    state("Largest type", .field("Name", "Ann").required, .clear, .button("Cancel")) {
      GuardedForm(typed: "Ann").dynamicTypeSize(.accessibility5)
    }
  }

  func preview(_ values: ParameterValues) -> some View {
    GuardedForm(typed: values[isOn: isChanged] ? "Ann" : "").id(values)
  }

  func snippet(_ values: ParameterValues) -> Snippet {
    let changes = values[isOn: isChanged] ? "\n.onAppear { form.name.value = \"Ann\" }" : ""
    return Snippet(
      types: AccountCode.types, properties: AccountCode.form(),
      view: """
        FormView(form) {
          Section("Account") { TextInputField("Name", field: form.name) }
          CancelButton(form) { print("left") }
        }
        .unsavedChangesGuard(form)
        """ + changes)
  }
}

/// A form in which something was typed.
private struct GuardedForm: View {
  let typed: String
  @State private var form = Account.form()
  @Environment(\.isShownAlone) private var isShownAlone

  init(typed: String = "") { self.typed = typed }

  var body: some View {
    FormView(form) {
      Section("Account") { TextInputField("Name", field: form.name) }
      CancelButton(form) {}
    }
    .onAppear { form.name.value = typed }
    .modifier(GuardAlone(form: form, isOn: isShownAlone))
  }
}

/// Among other states nobody is kept from leaving the page.
private struct GuardAlone: ViewModifier {
  let form: FormModel<Account>
  let isOn: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if isOn { content.unsavedChangesGuard(form) } else { content }
  }
}
