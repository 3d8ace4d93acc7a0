extension Field {
  /// Says that what stands in the field stands for no value: nothing else is then said of the field, and
  /// the form cannot be submitted. Nil takes it back; so does every new value.
  ///
  /// A field on screen that reads a number says so for "12a": without it the form would be submitted
  /// with the last number that there was. The text is kept for when the field is on screen again.
  public func setEntryIssue(_ issue: Issue?, of text: String?) {
    state.setEntryIssue(issue, of: text)
  }

  /// What was said so, as long as it stands.
  public var entryIssue: Issue? {
    _ = state.observed(\.issues)
    return state.entryIssue
  }

  /// The text of which it was said.
  public var entryText: String? {
    _ = state.observed(\.issues)
    return state.entryText
  }

  /// Whether a rule demands an answer, so that the field is to be marked as one that must be filled in.
  public var isRequired: Bool { state.requiresValue }
}

extension Field where Value == String {
  /// Lays the text out while it is typed. The field keeps it as it is shown; rules and the submission
  /// see the characters that count.
  ///
  /// ```swift
  /// form.card.format(.cardNumber)  // shown as "4111 1111", submitted as "41111111"
  /// ```
  @discardableResult
  public func format(_ format: some TextFormat) -> Field {
    node.setFormat(format.adapted(to: form.locale))
    return self
  }

  /// How the text is laid out while it is typed, if the form says so.
  public var format: (any TextFormat)? { node.format }
}
