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
  private let givenEntry: FieldEntry
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
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  let words = FormWords()

  @State var history = FieldHistory()
  @State var draft: FieldDraft?
  @State var isRevealed = false
  @FocusState var isFocused: Bool

  init(
    title: Text, entry: FieldEntry, isValid: Binding<Bool>? = nil, kind: TextInputKind = .plain,
    connection: FieldConnection? = nil
  ) {
    self.title = title
    givenEntry = entry
    self.isValid = isValid
    self.kind = kind
    self.connection = connection
  }

  public var body: some View {
    let text = text
    let judgement = judgement
    let notice = notice(of: judgement)
    VStack(alignment: .leading, spacing: 2) {
      FieldRow(
        title: title, text: text, kind: kind, isRequired: isRequired,
        labelMessage: placement == .inLabel ? notice.message : nil, isInvalid: notice.isInvalid,
        isPending: connection?.isPending() ?? false, hint: hint(notice), isRevealed: $isRevealed,
        isFocused: $isFocused
      )
      // The buttons are higher than the row, and what stands below would take their taps.
      .zIndex(1)
      FieldNotes(
        message: placement == .below ? notice.message : nil, isInvalid: notice.isInvalid,
        text: text.wrappedValue)
    }
    .onSubmit(submitted)
    .onAppear { appeared(judgement) }
    .onChange(of: text.wrappedValue) { history.wasEdited = true }
    .onChange(of: judgement.isValid) { tell(judgement) }
    .onChange(of: isSubmitTried) {
      if !isSubmitTried { history = FieldHistory() }
    }
    .onChange(of: isFocused) { isFocused ? entered() : left() }
    .onChange(of: entryLocale, layOutAnew)
    .onChange(of: notice.spoken) { old, new in announce(new, after: old) }
    .connected(to: connection)
  }
}

// MARK: - What stands in it

extension TextInputField {
  var entry: FieldEntry { givenEntry.adapted(to: entryLocale) }

  private var entryLocale: EntryLocale {
    EntryLocale(locale: locale, timeZone: timeZone, calendar: calendar)
  }
}

// MARK: - What happens

extension TextInputField {
  private func appeared(_ judgement: FieldJudgement) {
    if let connection { titles?.set(title, of: connection.id) }
    connection?.declareFormat()
    if kind.isSecure { connection?.keepSecret() }
    tell(judgement)
  }

  /// The person reads the form in another locale from here on: a text is laid out for it, and one that
  /// stood for no value stands for none still. A model lays its own texts out.
  private func layOutAnew(_ old: EntryLocale, _ new: EntryLocale) {
    switch givenEntry {
    case .text: break
    case .formatted(let text, let format):
      if connection == nil {
        text.wrappedValue = format.converted(text.wrappedValue, from: old.locale, to: new.locale)
      }
    case .value:
      if let draft, !draft.isReadable {
        self.draft = FieldDraft(typed: draft.typed, kept: entry.text, isReadable: false)
      }
    }
  }

  private func entered() { history.isRecent = true }

  private func left() {
    finish()
    history.wasLeft = true
    connection?.touch()
    guard history.isUnsaid else { return }
    announce(notice(of: judgement).spoken, after: nil)
  }

  private func submitted() {
    finish()
    history.wasSubmitted = true
  }

  /// A message that comes is said aloud. Another in its stead waits until the field is left, so that none
  /// follows each key.
  private func announce(_ message: FieldNotice.Spoken?, after old: FieldNotice.Spoken?) {
    history.isUnsaid = message != nil && old != nil && isFocused
    guard let message, !history.isUnsaid, history.isRecent else { return }
    if !isFocused { history.isRecent = false }
    message.announce()
  }
}
