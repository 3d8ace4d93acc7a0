// A secret and its text are one field to people: two states with one id, of which the text stands on screen.
//
// Invariant: the secret has no issues and awaits nothing; its text has what the rules of both say.

extension FieldState {
  /// What stands on screen for this field, and says what is to be said of it: of a secret its text.
  var speaker: FieldState { text ?? self }

  /// Whether the field or the secret that it speaks for must not be empty.
  var requiresValue: Bool { isRequired || secret?.isRequired ?? false }

  /// Whether rules that look at the value alone fail, at the secret or at its text.
  var failsAlone: Bool {
    hasOwnErrors || text?.hasOwnErrors ?? false || secret?.hasOwnErrors ?? false
  }

  /// What the rules, the server and the entry say of the field and of the secret that it speaks for.
  var whatIsToBeSaid: [Issue] {
    guard text == nil else { return [] }
    return entryIssue.map { [$0] } ?? (secret?.ruleIssues ?? []) + ruleIssues + serverIssues
  }

  /// Whether a rule of the field, or of the secret that it speaks for, has not answered yet.
  var awaitsAnswer: Bool {
    text == nil && (isAwaitingAnswer || secret?.isAwaitingAnswer ?? false)
  }
}
