import FormCore
import SwiftUI

/// What stands below a field: what is wrong, what is asked for, how long the text is.
struct FieldNotes: View {
  let message: Text?
  let isInvalid: Bool
  let text: String

  @Environment(\.fieldSurroundings) private var surroundings
  let words = FormWords()

  var body: some View {
    if let message, isInvalid {
      FieldMessageLabel(message: message)
    } else if let message {
      MessageLabel(message, isError: false)
        .font(.footnote)
    }
    if let help = surroundings.help {
      help
        .font(.footnote)
        .foregroundColor(.secondary)
        .fixedSize(horizontal: false, vertical: true)
    }
    if let limit = surroundings.characterLimit { counter(limit) }
  }

  /// Counts characters as people see them.
  private func counter(_ limit: Int) -> some View {
    let count = text.count
    let isOver = count > limit
    return HStack(alignment: .firstTextBaseline) {
      if isOver { Text(verbatim: warning(limit)) }
      Spacer()
      Text("\(count) / \(limit)")
        .monospacedDigit()
    }
    .font(.footnote)
    .foregroundColor(isOver ? .red : .secondary)
    .onChange(of: isOver) {
      if isOver { AccessibilityNotification.Announcement(warning(limit)).post() }
    }
  }

  private func warning(_ limit: Int) -> String {
    words.messages.text(
      for: Issue(.tooLong, arguments: [.count(limit)], severity: .warning))
  }
}
