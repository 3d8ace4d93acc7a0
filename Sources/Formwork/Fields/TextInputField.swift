import FormCore
import SwiftUI

/// A text field with a floating label, a clear button and validation, in the place of a `TextField`.
///
/// ```swift
/// TextInputField("First Name", text: $firstName)
///   .isMandatory()
/// TextInputField("Password", text: $password, kind: .secure)
/// TextInputField("Amount", value: $amount, format: .currency(code: "EUR"))
/// TextInputField("Card number", text: $card, format: .cardNumber)
/// ```
///
/// Label, value, help and error have a place each: an error never costs the field its name or its help.
public struct TextInputField: View {
  let title: Text
  let entry: FieldEntry
  let isValid: Binding<Bool>?
  let kind: TextInputKind
  /// The field of a form model that stands behind the text, if one does.
  let connection: FieldConnection?

  @Environment(\.isMandatory) var isMandatory
  @Environment(\.validationHandler) var validationHandler
  @Environment(\.fieldMessagePlacement) var placement
  @Environment(\.fieldMessagePolicy) var policy
  @Environment(\.isSubmitTried) var isSubmitTried
  @Environment(\.fieldSurroundings) var surroundings
  @Environment(\.fieldTitles) var titles
  @Environment(\.locale) var locale
  let words = FormWords()

  @State var judgement = FieldJudgement()
  @State var history = FieldHistory()
  @State var draft: FieldDraft?
  @State var isRevealed = false
  @FocusState var isFocused: Bool

  init(
    title: Text, entry: FieldEntry, isValid: Binding<Bool>? = nil, kind: TextInputKind = .plain,
    connection: FieldConnection? = nil
  ) {
    self.title = title
    self.entry = entry
    self.isValid = isValid
    self.kind = kind
    self.connection = connection
  }

  public var body: some View {
    let text = text
    let notice = notice
    VStack(alignment: .leading, spacing: 2) {
      FieldRow(
        title: title, text: text, kind: kind, isRequired: isRequired,
        labelMessage: placement == .inLabel ? notice.message : nil, isInvalid: notice.isInvalid,
        hint: hint(notice), isRevealed: $isRevealed, isFocused: $isFocused)
      FieldNotes(
        message: placement == .below ? notice.message : nil, text: text.wrappedValue)
    }
    .onSubmit(submitted)
    .onAppear(perform: appeared)
    .onDisappear { connection?.setEntryIssue(nil) }
    .onChange(of: text.wrappedValue) {
      history.wasEdited = true
      validate()
    }
    .onChange(of: isMandatory, validate)
    .onChange(of: locale, validate)
    .onChange(of: isSubmitTried) {
      if !isSubmitTried { history = FieldHistory() }
    }
    .onChange(of: isFocused) { isFocused ? entered() : left() }
    .onChange(of: notice.spoken) { old, new in announce(new, after: old) }
    .connected(to: connection)
  }
}

// MARK: - What happens

extension TextInputField {
  private func appeared() {
    if let connection { titles?.set(title, of: connection.id) }
    if let draft, !draft.isReadable { connection?.setEntryIssue(issue) }
    validate()
  }

  private func entered() { history.isRecent = true }

  private func left() {
    finish()
    history.wasLeft = true
    connection?.touch()
  }

  private func submitted() {
    finish()
    history.wasSubmitted = true
    validate()
  }

  /// A message that comes is said aloud, one that follows each key is not said again.
  private func announce(_ message: FieldNotice.Spoken?, after old: FieldNotice.Spoken?) {
    guard let message, old == nil, history.isRecent else { return }
    if !isFocused { history.isRecent = false }
    message.announce()
  }
}
