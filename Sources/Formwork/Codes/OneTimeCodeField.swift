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
  private let ownTitle: Text?
  private let words = FormWords()
  @Binding private var code: String
  private let length: Int
  /// What is wrong in the app's words.
  private let said: LocalizedStringResource?
  private let connection: FieldConnection?
  private let onComplete: ((String) -> Void)?

  @Environment(\.fieldTitles) private var titles
  @FocusState private var isFocused: Bool
  /// The code that was handed over, until it is changed.
  @State private var completed: String?

  /// A field over a code that somebody else keeps.
  ///
  /// - Parameters:
  ///   - titleKey: The name of the field, above the boxes; "Code" in the language of the form where none is
  ///     given.
  ///   - code: The digits so far, plain ones.
  ///   - length: How many digits the code has.
  ///   - error: What is wrong with the code; the boxes are red while there is something.
  ///   - onComplete: Called once with each complete code.
  public init(
    _ titleKey: LocalizedStringKey? = nil, code: Binding<String>, length: Int = 6,
    error: LocalizedStringResource? = nil, onComplete: ((String) -> Void)? = nil
  ) {
    self.init(
      title: titleKey.map { Text($0) }, code: code, length: length, said: error, connection: nil,
      onComplete: onComplete)
  }

  /// A field of a form model, which says what is wrong.
  public init<Root>(
    _ titleKey: LocalizedStringKey? = nil, field: Field<Root, String>, length: Int = 6,
    onComplete: ((String) -> Void)? = nil
  ) {
    self.init(
      title: titleKey.map { Text($0) }, code: field.binding, length: length, said: nil,
      connection: FieldConnection(field), onComplete: onComplete)
  }

  private init(
    title: Text?, code: Binding<String>, length: Int, said: LocalizedStringResource?,
    connection: FieldConnection?, onComplete: ((String) -> Void)?
  ) {
    ownTitle = title
    _code = code
    self.length = max(length, 1)
    self.said = said
    self.connection = connection
    self.onComplete = onComplete
  }

  public var body: some View {
    let notice = notice
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        title
        if isPending { PendingMark() }
      }
      .accessibilityHidden(true)
      CodeBoxes(
        digits: Array(code), length: length, isFocused: isFocused, isInvalid: notice.isInvalid
      )
      .overlay { field(notice) }
      .contentShape(Rectangle())
      .onTapGesture { isFocused = true }
      // Digits run from left to right in every language.
      .environment(\.layoutDirection, .leftToRight)
      if let message = notice.message {
        MessageLabel(message, isError: notice.isInvalid)
          .font(.footnote)
          .accessibilityHidden(true)
      }
    }
    .onAppear(perform: appeared)
    .onChange(of: code) { handOver() }
    // Each, also one in another's stead: it answers a whole code, where a text's follows each key.
    .onChange(of: notice.spoken) { notice.spoken?.announce() }
    .onChange(of: isFocused) { if !isFocused { connection?.touch() } }
    .connected(to: connection)
  }

  /// The text itself is not drawn: the boxes show it.
  private func field(_ notice: FieldNotice) -> some View {
    let field = TextField("", text: edited)
      .textFieldStyle(.plain)
      .textContentType(.oneTimeCode)
      .disableAutocorrection(true)
      .foregroundColor(.clear)
      .tint(.clear)
      .accessibilityLabel(title)
      .accessibilityHint(isPending ? words.text(.checking) : notice.message ?? Text(verbatim: ""))
      .fieldTraits(isRequired: connection?.isRequired ?? false, isInvalid: notice.isInvalid)
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

  private var title: Text { ownTitle ?? words.text(.oneTimeCode) }

  /// What is wrong now, in the app's words or in the model's.
  private var notice: FieldNotice {
    if let said {
      return FieldNotice(isInvalid: true, message: Text(said), spoken: .resource(said))
    }
    return connection?.notice(title: title) ?? FieldNotice()
  }

  private var isPending: Bool { connection?.isPending() ?? false }

  private func appeared() {
    completed = isComplete ? code : nil
    if let connection { titles?.set(title, of: connection.id) }
  }

  private var isComplete: Bool { code.count == length }

  private func handOver() {
    guard isComplete else { return completed = nil }
    guard completed != code else { return }
    completed = code
    onComplete?(code)
  }
}
