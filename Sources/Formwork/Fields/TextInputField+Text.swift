import FormCore
import SwiftUI

/// What a person typed where the field keeps something else.
struct FieldDraft: Equatable {
  let typed: String
  /// The text of what was kept, to notice that somebody else changed it.
  let kept: String
  /// Whether the typed text stands for a value.
  var isReadable = true
}

extension TextInputField {
  /// The text in the field. A half-typed number stands as long as nobody else changes the value.
  var text: Binding<String> {
    switch entry {
    case .text(let text): text
    case .formatted(let text, let format):
      Binding(
        get: { standingDraft?.typed ?? format.formatted(text.wrappedValue) },
        set: { layOut($0, by: format, into: text) })
    case .value(let value):
      Binding(get: { standingDraft?.typed ?? value.text }, set: { read($0, into: value) })
    }
  }

  /// The draft, unless what is kept has changed since.
  private var standingDraft: FieldDraft? {
    guard let draft else { return unreadable }
    guard draft.kept == entry.text else { return nil }
    return draft.isReadable || connection?.hasEntryIssue() ?? true ? draft : nil
  }

  /// What was typed before the field went from the screen and came back.
  private var unreadable: FieldDraft? {
    guard let typed = connection?.entryText() else { return nil }
    return FieldDraft(typed: typed, kept: entry.text, isReadable: false)
  }

  /// What is wrong with the text itself, before any rule.
  var issue: FormCore.Issue? {
    guard case .value(let value) = entry, let draft = standingDraft, !draft.isReadable
    else { return nil }
    return Issue(value.issue)
  }

  /// What was typed, pasted or filled in is told by what is left of the old text.
  private func layOut(_ typed: String, by format: any TextFormat, into text: Binding<String>) {
    let old = standingDraft?.typed ?? format.formatted(text.wrappedValue)
    let new = keepsCaret || isAtEnd(typed, of: old) ? format.reformat(old, to: typed).text : typed
    draft = FieldDraft(typed: new, kept: new)
    text.wrappedValue = new
  }

  /// Whether a field keeps the caret's place when its text is written anew in the middle. Pages do, a
  /// `TextField` of Apple's does not, so there the text is laid out when the field is left.
  private var keepsCaret: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  private func isAtEnd(_ typed: String, of old: String) -> Bool {
    typed.hasPrefix(old) || old.hasPrefix(typed)
  }

  private func read(_ typed: String, into value: any EntryValue) {
    let isReadable = value.take(typed)
    draft = FieldDraft(typed: typed, kept: value.text, isReadable: isReadable)
    connection?.setEntryIssue(isReadable ? nil : Issue(value.issue), typed)
  }

  /// Nothing more is to come: the text is written as the format does. One that stands for no value
  /// stays.
  func finish() {
    guard let draft = standingDraft, draft.isReadable else { return }
    self.draft = nil
    switch entry {
    case .text: break
    case .formatted(let text, let format):
      let finished = format.finished(draft.typed)
      self.draft = FieldDraft(typed: finished, kept: finished)
      if finished != text.wrappedValue { text.wrappedValue = finished }
    case .value(let value):
      // What is shown is what is kept: no third digit behind a price of two.
      value.round()
    }
  }
}
