import FormCore
import Formwork
import SwiftUI

/// A form over a model of its own, as the states of the form components show it.
struct AccountForm: View {
  static let longTitle: LocalizedStringKey =
    "Create an account with this name and this address, free of charge"

  /// What has been done to the form when it appears.
  enum Beginning { case untouched, pending, failed }

  @State private var form: FormModel<Account>
  private let beginning: Beginning
  private let showsSummary: Bool
  private let title: LocalizedStringKey

  init(
    _ account: Account = Account(), beginning: Beginning = .untouched, showsSummary: Bool = false,
    title: LocalizedStringKey = "Create account", showing: ShowingPolicy = .lateThenLive
  ) {
    _form = State(initialValue: Account.form(account, showing: showing))
    self.beginning = beginning
    self.showsSummary = showsSummary
    self.title = title
  }

  var body: some View {
    FormView(form) {
      if showsSummary { ErrorSummary(form) }
      Section("Account") {
        TextInputField("Name", field: form.name)
        TextInputField("Email", field: form.email)
      }
      SubmitButton(title, form: form, action: AccountServer.create)
      if form.phase == .succeeded { Text("Your account is ready.") }
    }
    .task { await begin() }
  }

  private func begin() async {
    switch beginning {
    case .untouched: break
    case .pending: await form.submit(AccountServer.neverAnswers)
    case .failed: await form.submit { _ in throw AccountServer.NameIsTaken() }
    }
  }
}
