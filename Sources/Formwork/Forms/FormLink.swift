import FormCore
import SwiftUI

/// What a form on screen is to the views inside it, whatever the form's values are.
@MainActor final class FormLink {
  /// What Return in a field does; nil while there is no button for it.
  private var submission: (owner: UUID, action: () -> Void)?
  /// Whether a summary of errors is on screen, once there are some.
  private(set) var hasSummary = false
  let messages: () -> Messages
  private let setEnabled: (Bool, FieldID) -> Void

  init<Values: Equatable>(_ form: FormModel<Values>) {
    messages = { form.messages }
    setEnabled = { isEnabled, field in
      // What is disabled while it is being sent is sent all the same.
      if !form.isSubmitting { form.setEnabled(isEnabled, field) }
    }
  }

  func take(_ action: @escaping () -> Void, from owner: UUID) { submission = (owner, action) }

  func drop(_ owner: UUID) {
    if submission?.owner == owner { submission = nil }
  }

  func submit() { submission?.action() }

  func noteSummary() { hasSummary = true }

  func field(_ field: FieldID, isEnabled: Bool) { setEnabled(isEnabled, field) }
}

extension EnvironmentValues {
  /// The form model's form around a view.
  var formLink: FormLink? {
    get { self[FormLinkKey.self] }
    set { self[FormLinkKey.self] = newValue }
  }

  /// Where the form leads assistive technology.
  var formSpot: AccessibilityFocusState<FormSpot?>.Binding? {
    get { self[FormSpotKey.self] }
    set { self[FormSpotKey.self] = newValue }
  }

  private enum FormLinkKey: EnvironmentKey { static var defaultValue: FormLink? { nil } }
  private enum FormSpotKey: EnvironmentKey {
    static var defaultValue: AccessibilityFocusState<FormSpot?>.Binding? { nil }
  }
}

/// A place in a form to which assistive technology is led.
enum FormSpot: Hashable {
  case field(FieldID)
  case summary
}
