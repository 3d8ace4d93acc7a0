/// What a form says beside its issues: on its buttons and in its notes.
///
/// ``Messages`` has the words in its languages, so that one choice of language covers the form.
///
/// ```swift
/// form.messages.text(for: .step(2, of: 3))  // "Step 2 of 3"
/// ```
public enum FormWord: Hashable, Sendable {
  /// Leads to the next step.
  case next
  /// Leads to the step before.
  case back
  /// Which step this is, from 1, and of how many.
  case step(Int, of: Int)
  /// The form is being sent.
  case sending
  /// The form was sent.
  case sent
  /// A question about a value is on its way, as whether a name is free.
  case checking
  /// What was entered before has been brought back.
  case draftRestored
  /// Gives up what was brought back.
  case startOver
  /// Asks whether changes may be lost.
  case discardQuestion
  /// Loses the changes.
  case discardChanges
  /// Goes on with the changes.
  case keepEditing
  /// Leaves a form.
  case cancel
  /// Adds an entry to a list.
  case add
  /// Which entry of a list this is, from 1, behind what one entry is called.
  case entry(String, Int)
  /// Where an entry of a list stands now, from 1, and of how many.
  case position(Int, of: Int)
  /// Takes an entry out of a list.
  case remove(String)
  /// Moves an entry before the one above it.
  case moveUp(String)
  /// Moves an entry behind the one below it.
  case moveDown(String)
}

extension FormWord {
  /// Under which the words are kept, and what is put into them.
  var key: (name: String, arguments: [Issue.Argument]) {
    switch self {
    case .next: ("next", [])
    case .back: ("back", [])
    case .step(let number, let count): ("step", [.number(number.decimal), .number(count.decimal)])
    case .sending: ("sending", [])
    case .sent: ("sent", [])
    case .checking: ("checking", [])
    case .draftRestored: ("draftRestored", [])
    case .startOver: ("startOver", [])
    case .discardQuestion: ("discardQuestion", [])
    case .discardChanges: ("discardChanges", [])
    case .keepEditing: ("keepEditing", [])
    case .cancel: ("cancel", [])
    case .add: ("add", [])
    case .entry(let title, let number): ("entry", [.text(title), .number(number.decimal)])
    case .position(let number, let count):
      ("position", [.number(number.decimal), .number(count.decimal)])
    case .remove(let title): ("remove", [.text(title)])
    case .moveUp(let title): ("moveUp", [.text(title)])
    case .moveDown(let title): ("moveDown", [.text(title)])
    }
  }
}
