import FormCore
import SwiftUI

/// The row of a field: what stands before the text, the text with its label, the buttons behind it.
struct FieldRow: View {
  let title: Text
  @Binding var text: String
  let kind: TextInputKind
  let isRequired: Bool
  /// What stands in the label's stead.
  let labelMessage: Text?
  let isInvalid: Bool
  let isPending: Bool
  let hint: Text
  @Binding var isRevealed: Bool
  let isFocused: FocusState<Bool>.Binding

  @Environment(\.fieldSurroundings) private var surroundings
  @Environment(\.clearButtonHidden) private var clearButtonHidden
  @Environment(\.isEnabled) private var isEnabled
  /// 15 points, into which the label rises; pages find this view by the number, as `FieldLabel` says.
  @ScaledMetric(relativeTo: .body) private var roomAbove: CGFloat = 15
  let words = FormWords()

  var body: some View {
    HStack(alignment: isOneLine ? .bottom : .top) {
      if let prefix = surroundings.prefix { unit(prefix) }
      ZStack(alignment: isOneLine ? .bottomLeading : .topLeading) {
        FieldLabel(
          title: title, isRequired: isRequired, isFloating: !text.isEmpty, message: labelMessage)
        input
      }
      .animation(.default, value: text.isEmpty)
      if let suffix = surroundings.suffix { unit(suffix) }
      if isPending { PendingMark() } else if isInvalid { mark }
      if !clearButtonHidden, isEnabled { clearButton }
      if kind.isSecure { revealButton }
    }
    .padding(.top, roomAbove)
  }

  private var isOneLine: Bool { kind.lines == nil }

  private var input: some View {
    FieldInput(text: $text, kind: kind, isRevealed: isRevealed)
      .accessibilityLabel(name)
      .accessibilityHint(hint)
      .fieldTraits(isRequired: isRequired, isInvalid: isInvalid)
      .focused(isFocused)
  }

  /// The title, and the unit that the number is of.
  private var name: Text {
    [surroundings.prefix, surroundings.suffix].compactMap(\.self)
      .reduce(title) { $0 + Text(verbatim: ", ") + $1 }
  }

  private func unit(_ text: Text) -> some View {
    text.foregroundColor(.secondary).accessibilityHidden(true)
  }

  /// For those who do not see the colour of the message, and where there is no message.
  private var mark: some View {
    Image(systemName: "exclamationmark.circle.fill")
      .foregroundColor(.red)
      .accessibilityHidden(true)
  }

  /// It stays in place while there is nothing to clear, so that nothing moves when there is.
  private var clearButton: some View {
    Button {
      text = ""
      isFocused.wrappedValue = true
    } label: {
      FieldButtonLabel(symbol: "multiply.circle.fill", color: .clearButton)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(words.text(.clearText))
    .padding(.vertical, FieldButtonLabel.overlap)
    .opacity(text.isEmpty ? 0 : 1)
    .disabled(text.isEmpty)
  }

  private var revealButton: some View {
    Button {
      let hadFocus = isFocused.wrappedValue
      isRevealed.toggle()
      // Another view takes the field's place on Apple's platforms, and would leave the keyboard.
      if hadFocus { isFocused.wrappedValue = true }
    } label: {
      FieldButtonLabel(symbol: isRevealed ? "eye.slash" : "eye", color: .accentColor)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(words.text(isRevealed ? .hidePassword : .showPassword))
    .padding(.vertical, FieldButtonLabel.overlap)
  }
}
