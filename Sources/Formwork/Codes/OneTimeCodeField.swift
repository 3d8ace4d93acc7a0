import FormCore
import SwiftUI

/// A field for a code that was sent to a person: one field, drawn as a box for each digit.
///
/// ```swift
/// OneTimeCodeField("Code", code: $code, error: isWrong ? "This is not the code" : nil) { code in
///   confirm(code)
/// }
/// ```
///
/// Being one field, it takes the whole code at once, pasted or filled in, and a screen reader meets one
/// name and one value. Spaces, dashes and words around the digits are left out, digits of other
/// scripts become plain ones.
///
/// Source: WHATWG, HTML, `autocomplete="one-time-code"`; GOV.UK Design System, "Confirm a phone
/// number": one field, not one for each digit.
public struct OneTimeCodeField: View {
  private let title: Text
  @Binding private var code: String
  private let length: Int
  private let error: CodeError?
  private let connection: FieldConnection?
  private let onComplete: ((String) -> Void)?

  @FocusState private var isFocused: Bool
  /// The code that was handed over, until it is changed.
  @State private var completed: String?

  /// A field over a code that somebody else keeps.
  ///
  /// - Parameters:
  ///   - titleKey: The name of the field, above the boxes.
  ///   - code: The digits so far, plain ones.
  ///   - length: How many digits the code has.
  ///   - error: What is wrong with the code; the boxes are red while there is something.
  ///   - onComplete: Called once with each complete code.
  public init(
    _ titleKey: LocalizedStringKey = "Code", code: Binding<String>, length: Int = 6,
    error: LocalizedStringResource? = nil, onComplete: ((String) -> Void)? = nil
  ) {
    self.init(
      title: Text(titleKey), code: code, length: length, error: error.map { .resource($0) },
      connection: nil, onComplete: onComplete)
  }

  /// A field of a form model, which says what is wrong.
  public init<Root>(
    _ titleKey: LocalizedStringKey = "Code", field: Field<Root, String>, length: Int = 6,
    onComplete: ((String) -> Void)? = nil
  ) {
    self.init(
      title: Text(titleKey), code: Binding(get: { field.value }, set: { field.value = $0 }),
      length: length, error: field.message.map { .words($0) }, connection: FieldConnection(field),
      onComplete: onComplete)
  }

  private init(
    title: Text, code: Binding<String>, length: Int, error: CodeError?,
    connection: FieldConnection?, onComplete: ((String) -> Void)?
  ) {
    self.title = title
    _code = code
    self.length = max(length, 1)
    self.error = error
    self.connection = connection
    self.onComplete = onComplete
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      title
        .accessibilityHidden(true)
      CodeBoxes(
        digits: Array(code), length: length, isFocused: isFocused, isInvalid: error != nil
      )
      .overlay { field }
      .contentShape(Rectangle())
      .onTapGesture { isFocused = true }
      // Digits run from left to right in every language.
      .environment(\.layoutDirection, .leftToRight)
      if let error {
        error.text
          .font(.footnote)
          .foregroundColor(.red)
          .accessibilityHidden(true)
      }
    }
    .onAppear { completed = isComplete ? code : nil }
    .onChange(of: code) { handOver() }
    .onChange(of: error) { error?.announce() }
    .onChange(of: isFocused) { if !isFocused { connection?.touch() } }
    .connected(to: connection)
  }

  /// The text itself is not drawn: the boxes show it.
  private var field: some View {
    let field = TextField("", text: edited)
      .textFieldStyle(.plain)
      .textContentType(.oneTimeCode)
      .disableAutocorrection(true)
      .foregroundColor(.clear)
      .tint(.clear)
      .accessibilityLabel(title)
      .accessibilityHint(error?.text ?? Text(verbatim: ""))
      .focused($isFocused)
      .padding(.horizontal, 4)
    #if os(macOS)
      return field
    #else
      return field.keyboardType(.numberPad)
    #endif
  }

  private var edited: Binding<String> {
    Binding {
      code
    } set: { text in
      code = CodeDigits.edited(code, to: text, length: length)
    }
  }

  private var isComplete: Bool { code.count == length }

  private func handOver() {
    guard isComplete else { return completed = nil }
    guard completed != code else { return }
    completed = code
    onComplete?(code)
  }
}

/// What is wrong with a code, in the app's words or in those of a form model.
private enum CodeError: Equatable {
  case resource(LocalizedStringResource)
  case words(String)

  var text: Text {
    switch self {
    case .resource(let resource): Text(resource)
    case .words(let words): Text(verbatim: words)
    }
  }

  func announce() {
    switch self {
    case .resource(let resource): AccessibilityNotification.Announcement(resource).post()
    case .words(let words): AccessibilityNotification.Announcement(words).post()
    }
  }
}
