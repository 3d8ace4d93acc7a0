extension FormModel {
  /// What an error summary lists: the errors shown now, in the form's order, then those of the form.
  ///
  /// Let each entry with a field move the focus: `form.requestFocus(entry.field)`.
  ///
  /// Source: GOV.UK Design System, "Error summary".
  public var summary: [SummaryEntry] {
    _ = form.observed(\.summaryMark)
    let words = messages
    var entries: [SummaryEntry] = []
    func add(_ issue: Issue, of state: FieldState?) {
      entries.append(
        SummaryEntry(
          id: entries.count, field: state?.id, label: state?.label, issue: issue,
          message: words.text(for: issue, label: state?.label)))
    }
    for state in form.fields {
      for issue in state.shownIssues where issue.isBlocking { add(issue, of: state) }
    }
    for issue in form.formIssues { add(issue, of: nil) }
    return entries
  }

  /// The latest request that a field take the focus. Follow its changes where fields are focused.
  public var focusRequest: FocusRequest? { form.observed(\.focusRequest) }

  /// Asks that a field take the focus, as an entry of the summary does.
  public func requestFocus(_ field: some FieldReference) {
    guard let state = form.state(field.fieldKey) else { return }
    form.requestFocus(state.id)
  }
}

extension FormModel {
  /// The person has left a field, as a view knows that sees the focus go from one to the next.
  public func touch(_ field: some FieldReference) { form.state(field.fieldKey)?.touch() }

  /// Whether the control of a field can be used, as a view knows that sees itself disabled.
  public func setEnabled(_ isEnabled: Bool, _ field: some FieldReference) {
    form.state(field.fieldKey)?.setAbsent(!isEnabled, .disabled)
  }
}

/// One line of an error summary.
public struct SummaryEntry: Identifiable, Equatable, Sendable {
  /// The place in the summary.
  public let id: Int
  /// The field it speaks of; nil for the form as a whole.
  public let field: FieldID?
  /// What the field is called, if it has a label.
  public let label: String?
  /// What is wrong.
  public let issue: Issue
  /// The words for it.
  public let message: String
}
