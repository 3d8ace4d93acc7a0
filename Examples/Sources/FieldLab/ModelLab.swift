import FormCore
import Formwork
import SwiftUI

/// Fields of a form model.
struct ModelLab: View {
  struct Order: Equatable {
    var email = ""
    var card = ""
    var copies: Int?
    var password: Secret<String> = ""
  }

  @State private var form = FormModel(Order()) { form in
    form.email.rules(.required, .email)
    form.card.format(.cardNumber).rules(.required, .length(16))
    form.copies.rules(.required)
    form.password.revealed.rules(.required, .length(8...))
  }
  @State private var sent: String?

  var body: some View {
    FormView(form) {
      ErrorSummary(form)
      TextInputField("Email", field: form.email)
      TextInputField("Card number", field: form.card)
      TextInputField("Copies", field: form.copies, format: .number)
      TextInputField("Password", field: form.password)
      SubmitButton("Order", form: form) { sent = "\($0.card), \($0.copies ?? 0)" }
      if let sent { Text(verbatim: "Sent \(sent)") }
    }
    .navigationTitle("Model")
  }
}
