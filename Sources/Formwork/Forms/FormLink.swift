import FormCore
import SwiftUI

/// What a form on screen is to the views inside it, whatever the form's values are.
@MainActor final class FormLink {
  /// What Return in a field does; nil while there is no button that submits.
  private var submission: (owner: UUID, action: () -> Void)?

  func take(_ action: @escaping () -> Void, from owner: UUID) { submission = (owner, action) }

  func drop(_ owner: UUID) {
    if submission?.owner == owner { submission = nil }
  }

  func submit() { submission?.action() }
}

extension EnvironmentValues {
  /// The form model's form around a view.
  var formLink: FormLink? {
    get { self[FormLinkKey.self] }
    set { self[FormLinkKey.self] = newValue }
  }

  /// Where the form leads assistive technology.
  var formSpot: AccessibilityFocusState<FieldID?>.Binding? {
    get { self[FormSpotKey.self] }
    set { self[FormSpotKey.self] = newValue }
  }

  private enum FormLinkKey: EnvironmentKey { static var defaultValue: FormLink? { nil } }
  private enum FormSpotKey: EnvironmentKey {
    static var defaultValue: AccessibilityFocusState<FieldID?>.Binding? { nil }
  }
}
