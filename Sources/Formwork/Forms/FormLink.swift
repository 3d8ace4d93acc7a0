import FormCore
import SwiftUI

/// What a form on screen is to the views inside it, whatever the form's values are.
@MainActor final class FormLink: HasMessages {
  /// What Return in a field does; nil while there is no button for it that can be pressed.
  private var submission: (owner: UUID, action: () -> Void)?
  /// The summary of errors that is on screen.
  private var summary: UUID?
  /// Controls that were enabled or disabled while the form was being sent.
  private var changed: [FieldID: Bool] = [:]
  private let form: any LinkedForm

  init(_ form: any LinkedForm) { self.form = form }

  var messages: Messages { form.messages }

  // MARK: Return

  func take(_ action: @escaping () -> Void, from owner: UUID) { submission = (owner, action) }

  func drop(_ owner: UUID) {
    if submission?.owner == owner { submission = nil }
  }

  func submit() { submission?.action() }

  // MARK: Summary

  var hasSummary: Bool { summary != nil }

  func showSummary(_ owner: UUID) { summary = owner }

  func dropSummary(_ owner: UUID) {
    if summary == owner { summary = nil }
  }

  // MARK: Controls

  /// What is disabled while it is being sent is sent all the same; the form hears of it afterwards.
  func field(_ field: FieldID, isEnabled: Bool) {
    changed[field] = form.isSubmitting ? isEnabled : nil
    if !form.isSubmitting { form.setEnabled(isEnabled, field) }
  }

  /// A submission has ended: controls that are still as they became count from now on.
  func submissionEnded() {
    let changed = changed
    self.changed = [:]
    for (field, isEnabled) in changed { form.setEnabled(isEnabled, field) }
  }
}

extension EnvironmentValues {
  /// The form model's form around a view.
  var formLink: FormLink? {
    get { self[FormLinkKey.self] }
    set { self[FormLinkKey.self] = newValue }
  }

  private enum FormLinkKey: EnvironmentKey { static var defaultValue: FormLink? { nil } }
}
