import FormCore
import SwiftUI

/// What went wrong and belongs to no field, before the fields. The form and the deletion say it aloud.
struct EditingFailure<Values: Equatable>: View {
  let form: FormModel<Values>
  var other: String?

  var body: some View {
    let messages = messages
    if !messages.isEmpty {
      Section {
        ForEach(messages, id: \.self) { MessageLabel($0) }
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
