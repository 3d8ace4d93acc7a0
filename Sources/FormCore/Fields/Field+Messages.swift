extension Field {
  /// The words for what is shown now, one per issue.
  public var messages: [String] {
    let issues = shownIssues
    guard !issues.isEmpty else { return [] }
    let words = form.observed(\.messages)
    let label = label
    return issues.map { words.text(for: $0, label: label) }
  }

  /// The words for the first of the gravest issues shown now.
  public var message: String? {
    message(orNaming: nil)
  }

  /// The same, with a name for a field that has no label.
  public func message(orNaming title: String?) -> String? {
    let issues = shownIssues
    guard let gravest = issues.map(\.severity).max() else { return nil }
    guard let issue = issues.first(where: { $0.severity == gravest }) else { return nil }
    return form.observed(\.messages).text(for: issue, label: label ?? title)
  }

  /// What the field is called in messages, if it has a label.
  public var label: String? { state.observed(\.label) }

  /// The field's name for answers of the server, if it has one.
  public var serverName: String? { node.name }
}
