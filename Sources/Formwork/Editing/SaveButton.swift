import FormCore
import SwiftUI

/// The button that submits an editor's form; it is offered only where the submission would be valid.
struct SaveButton<Values: Equatable>: View {
  let title: LocalizedStringKey
  let form: FormModel<Values>
  let isOffered: Bool
  let action: @MainActor (Values) async throws -> Void

  var body: some View {
    Button {
      form.submit(action)
    } label: {
      HStack {
        Text(title)
        if form.isSubmitting { ProgressView().tint(.white) }
      }
    }
    .buttonStyle(.borderedProminent)
    .disabled(!isOffered || form.isSubmitting)
  }
}

/// What went wrong and belongs to no field, before the fields. ``FormView`` and the deletion say it aloud.
struct EditingFailure<Values: Equatable>: View {
  let form: FormModel<Values>
  var other: String?

  var body: some View {
    let messages = messages
    if !messages.isEmpty {
      Section {
        ForEach(messages, id: \.self) { message in
          Label {
            Text(verbatim: message)
          } icon: {
            Image(systemName: "exclamationmark.circle.fill")
          }
          .foregroundColor(.red)
        }
      }
    }
  }

  private var messages: [String] {
    var messages = form.summary.filter { $0.field == nil }.map(\.message)
    if case .failed(let message) = form.phase { messages.append(message) }
    if let other { messages.append(other) }
    return messages
  }
}
