import SwiftUI

/// The text itself. A secret that is shown is typed like one: nothing corrects it or learns it.
struct FieldInput: View {
  @Binding var text: String
  let kind: TextInputKind
  let isRevealed: Bool

  var body: some View {
    if kind.isSecure, !isRevealed {
      SecureField("", text: $text)
    } else if kind.isSecure {
      revealed
    } else if let lines = kind.lines {
      TextField("", text: $text, axis: .vertical).lineLimit(lines)
    } else {
      TextField("", text: $text)
    }
  }

  private var revealed: some View {
    #if os(macOS)
      TextField("", text: $text).autocorrectionDisabled()
    #else
      TextField("", text: $text).autocorrectionDisabled().textInputAutocapitalization(.never)
    #endif
  }
}
