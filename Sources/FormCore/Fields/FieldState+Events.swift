extension FieldState {
  func touch() {
    guard !isTouched else { return }
    isTouched = true
    changes.insert(.touched)
    form.update { mark(.conclusion) }
  }

  func setAbsent(_ isAbsent: Bool, _ reason: Absence) {
    guard absence.contains(reason) != isAbsent else { return }
    absence.formSymmetricDifference(reason)
    changes.insert(.active)
    form.update { markAll(.conclusion) }
  }

  func setShowing(_ policy: ShowingPolicy?) {
    showing = policy
    form.update { markAll(.conclusion) }
  }

  func setLabel(_ label: String?) {
    self.label = label
    changes.insert(.label)
    form.summaryDidChange()
    form.update { mark(.ownRules) }
  }

  func setEntryIssue(_ issue: Issue?, of text: String?) {
    entryText = issue == nil ? nil : text
    guard entryIssue != issue else { return }
    entryIssue = issue
    isChanged = true
    isChangedSinceSent = true
    form.update {
      mark(.conclusion)
      form.valuesDidChange()
    }
  }

  func forgetEntry() {
    entryIssue = nil
    entryText = nil
  }

  func setServerIssues(_ issues: [Issue]) {
    serverIssues = issues
    isTried = true
    mark(.conclusion)
  }
}
