extension FormState {
  /// Asks for the focus; the view that shows the field follows ``FormModel/focusRequest``.
  func requestFocus(_ field: FieldID, isOfInvalidField: Bool = false) {
    requestNumber += 1
    focusRequest = FocusRequest(
      field: field, isOfInvalidField: isOfInvalidField, number: requestNumber)
  }

  /// Shows what is wrong with these fields and asks what was not asked yet.
  func attempt(_ states: [FieldState]) {
    update {
      for state in states where state.counts {
        state.isTried = true
        state.serverIssues = []
        state.secret?.askAsynchronousRules(hurry: true)
        state.askAsynchronousRules(hurry: true)
        state.mark(.conclusion)
      }
    }
  }

  /// Focuses the first of these fields that is invalid.
  func focusFirstInvalid(of states: [FieldState]) {
    guard let first = states.first(where: { $0.validity == .invalid }) else { return }
    requestFocus(first.id, isOfInvalidField: true)
  }

  /// Routes what the server found to its fields; the rest belongs to the form, and so does what it
  /// says of a value that was changed meanwhile.
  func take(_ errors: FieldErrors) {
    let fields = fields
    var routed: [ObjectIdentifier: [Issue]] = [:]
    var rest: [Issue] = []
    for (key, issue) in errors.issues {
      if let state = state(key), !state.isChangedSinceSent {
        routed[ObjectIdentifier(state), default: []].append(issue)
      } else {
        rest.append(issue)
      }
    }
    update {
      for state in fields {
        if let issues = routed[ObjectIdentifier(state)] { state.setServerIssues(issues) }
      }
    }
    formIssues = rest
    if let first = fields.first(where: {
      routed[ObjectIdentifier($0)] != nil && $0.validity == .invalid
    }) {
      requestFocus(first.id, isOfInvalidField: true)
    }
  }

  /// What runs is cancelled, and its end is not listened to.
  func giveUpSubmission() {
    submissionNumber += 1
    actionTask?.cancel()
    resumeWaiters()
  }
}
