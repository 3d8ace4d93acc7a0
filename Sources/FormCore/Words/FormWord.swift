/// Something that a form and its fields say of themselves beside their issues: on buttons, in notes, as
/// the names of fields, to assistive technology.
///
/// ``Messages`` has the words in its languages, so that one choice of language covers the form, and
/// takes others: `{0}` and `{1}` stand for what a word is given.
///
/// ```swift
/// form.messages.text(for: .step, .number(2), .number(3))  // "Step 2 of 3"
/// form.messages.replace(.step, with: "Page {0} of {1}")
/// ```
public struct FormWord: Hashable, Sendable {
  /// Under which the words are kept.
  let name: String

  init(_ name: String) { self.name = name }
}

// MARK: - Forms

extension FormWord {
  /// Leads to the next step.
  public static let next = FormWord("next")
  /// Leads to the step before.
  public static let back = FormWord("back")
  /// Which step this is, a number from 1, and of how many.
  public static let step = FormWord("step")
  /// The form is being sent.
  public static let sending = FormWord("sending")
  /// The form was sent.
  public static let sent = FormWord("sent")
  /// An answer is awaited.
  public static let checking = FormWord("checking")
  /// Heads the list of what is wrong.
  public static let summaryTitle = FormWord("summaryTitle")
  /// What was entered before has been brought back.
  public static let draftRestored = FormWord("draftRestored")
  /// Gives up what was brought back.
  public static let startOver = FormWord("startOver")
  /// Asks whether changes may be lost.
  public static let discardQuestion = FormWord("discardQuestion")
  /// Loses the changes.
  public static let discardChanges = FormWord("discardChanges")
  /// Goes on with the changes.
  public static let keepEditing = FormWord("keepEditing")
  /// Leaves a form.
  public static let cancel = FormWord("cancel")
}

// MARK: - Rows

extension FormWord {
  /// Adds a row to a list; given is what one row is called.
  public static let addRow = FormWord("addRow")
  /// What one row is called, and which one of the list this is, a number from 1.
  public static let rowName = FormWord("rowName")
  /// Where a row of a list stands now, a number from 1, and of how many.
  public static let rowPosition = FormWord("rowPosition")
  /// Takes the row with this name out of a list.
  public static let removeRow = FormWord("removeRow")
  /// Moves the row with this name before the one above it.
  public static let moveRowUp = FormWord("moveRowUp")
  /// Moves the row with this name behind the one below it.
  public static let moveRowDown = FormWord("moveRowDown")
}

// MARK: - Editors

extension FormWord {
  /// Makes what was filled in.
  public static let create = FormWord("create")
  /// Keeps what was changed.
  public static let save = FormWord("save")
  /// Something is being made or kept.
  public static let saving = FormWord("saving")
  /// Takes away what is edited.
  public static let delete = FormWord("delete")
  /// Asks whether it may be taken away.
  public static let deleteQuestion = FormWord("deleteQuestion")
  /// It is being taken away.
  public static let deleting = FormWord("deleting")
  /// A login is under way.
  public static let loggingIn = FormWord("loggingIn")
}
