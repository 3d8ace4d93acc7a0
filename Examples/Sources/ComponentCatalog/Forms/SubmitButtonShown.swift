import FormCore
import Formwork
import SwiftUI

/// The button that sends a form.
@MainActor struct SubmitButtonShown: @MainActor ShownComponent {
  let name = "SubmitButton"
  let summary = """
    The button that submits a form model. It can be pressed while something is wrong, and then says \
    what; while a submission is under way it waits, and so does a second tap.
    """
  let symbol = "paperplane"
  let category = ComponentCategory.forms
  let extent = ComponentExtent.form

  private let title = Parameter.text("Title", "Create account")
  private let answer = Parameter.choice("Server", "Accepts", "Refuses", "Never answers")

  var parameters: [Parameter] { [title, answer] }

  @LibraryContentBuilder var views: [LibraryItem] {
    state("Filled", .button("Create account")) { AccountButton() }
    state("Pending", .button("Create account", "Sending").disabled) {
      AccountButton(answer: "Never answers", isPressed: true)
    }
    state("Refused", .button("Create account")) {
      AccountButton(answer: "Refuses", isPressed: true)
    }
    state("Disabled", .button("Create account").disabled) { AccountButton().disabled(true) }
    state("Long text", .button("Create an account with this name and this address, free of charge"))
    {
      AccountButton(title: AccountForm.longTitle)
    }
    state("Right to left", .button("إنشاء حساب", "جارٍ الإرسال").disabled) {
      AccountButton(answer: "Never answers", isPressed: true)
        .mirrored()
    }
    state("Largest type", .button("Create account")) {
      AccountButton().dynamicTypeSize(.accessibility5)
    }
  }

  func preview(_ values: ParameterValues) -> some View {
    AccountButton(title: LocalizedStringKey(values[title]), answer: values[answer])
      .id(values[answer])
  }

  /// What the button hands the values to, in code.
  private static let answers = [
    "Accepts": "try await Task.sleep(for: .seconds(1))", "Refuses": "throw NameIsTaken()",
    "Never answers": "try await Task.sleep(for: .seconds(86_400))",
  ]

  func snippet(_ values: ParameterValues) -> Snippet {
    let refusal = """


      struct NameIsTaken: LocalizedError {
        var errorDescription: String? { "The name is taken already." }
      }
      """
    return Snippet(
      types: AccountCode.types + (values[answer] == "Refuses" ? refusal : ""),
      properties: AccountCode.form().replacingOccurrences(
        of: "Account()", with: "Account(name: \"Ann\", email: \"ann@example.org\")"),
      view: """
        FormView(form) {
          ErrorSummary(form)
          SubmitButton(\(values[title].literal), form: form) { account in
            \(Self.answers[values[answer]] ?? "")
          }
          if form.phase == .succeeded { Text("Your account is ready.") }
        }
        """)
  }
}

/// The button over a form that is complete.
private struct AccountButton: View {
  var title: LocalizedStringKey = "Create account"
  var answer = "Accepts"
  var isPressed = false
  @State private var form = Account.form(.complete)

  var body: some View {
    FormView(form) {
      ErrorSummary(form)
      SubmitButton(title, form: form, action: submit)
      if form.phase == .succeeded { Text("Your account is ready.") }
    }
    .task { if isPressed { await form.submit(submit) } }
  }

  private func submit(_ account: Account) async throws {
    switch answer {
    case "Refuses": throw AccountServer.NameIsTaken()
    case "Never answers": try await AccountServer.neverAnswers(account)
    default: try await Task.sleep(for: .seconds(1))
    }
  }
}
