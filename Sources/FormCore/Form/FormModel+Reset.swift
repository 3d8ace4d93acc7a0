import Foundation

extension FormModel {
  /// Brings back the initial values and forgets what was done: touches, issues, attempts to submit,
  /// answers of the server. One step: no reader sees part of it.
  ///
  /// Running asynchronous rules and a running submission are cancelled.
  public func reset() {
    reset(to: storage.initialValues)
  }

  /// Begins anew with these values.
  public func reset(to values: Values) {
    form.giveUpSubmission()
    form.update {
      replaceInitialValues(values)
      replaceValues(values, isEdit: false)
      form.fields.forEach { $0.forgetWhatWasDone() }
      compareTheRest()
    }
    form.phase = .idle
    form.formIssues = []
    form.focusRequest = nil
    form.isSubmitted = false
  }

  /// Makes the current values the initial ones: the form is clean from here on.
  public func markSaved() { markSaved(storage.values) }

  /// Makes values that were saved the initial ones: what was changed since they were is still unsaved.
  ///
  /// In the action of a submission these are its ``submittedValues``.
  ///
  /// - Parameter values: Laid out for the form's ``locale``.
  public func markSaved(_ values: Values) {
    form.update {
      replaceInitialValues(values)
      compareTheRest()
      table.markAll(.conclusion)
    }
  }

  /// Lays the texts of all formats that follow a locale out for this one; nobody edited anything by that.
  func follow(_ locale: Locale) {
    let old = form.locale
    guard locale != old else { return }
    form.locale = locale
    form.isFollowingLocale = true
    defer { form.isFollowingLocale = false }
    var values = storage.values
    var initialValues = storage.initialValues
    table.layOut(&values, from: old, to: locale)
    table.layOut(&initialValues, from: old, to: locale)
    storage.changeEarlierValues { table.layOut(&$0, from: old, to: locale) }
    form.update {
      form.fields.forEach { $0.follow(locale) }
      replaceInitialValues(initialValues)
      replaceValues(values, isEdit: false)
    }
  }

  private func replaceInitialValues(_ values: Values) {
    guard values != storage.initialValues else { return }
    storage.initialValues = values
    table.states.forEach { $0.rows?.initialValuesDidChange() }
    table.markAll(.conclusion)
    form.valuesDidChange()
  }
}
