import FormCore
import SwiftUI

/// The button that submits an editor's form; it is offered only where the submission would be valid.
struct SaveButton<Values: Equatable>: View {
  let title: FormWord
  let form: FormModel<Values>
  let isOffered: Bool
  let action: @MainActor (Values) async throws -> Void
  let words = FormWords()

  var body: some View {
    FormButton(
      title: words.text(title), progress: form.isSubmitting ? .busy(.saving) : .none, tint: .white
    ) {
      form.submit(action)
    }
    .buttonStyle(.borderedProminent)
    .disabled(!isOffered)
  }
}
