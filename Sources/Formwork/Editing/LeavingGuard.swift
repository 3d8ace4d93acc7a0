import FormCore
import SwiftUI

/// Holds a screen with unsaved changes, or one that is saving, against a swipe and the back button; a
/// ``CancelButton`` leaves it.
private struct LeavingGuard<Values: Equatable>: ViewModifier {
  let form: FormModel<Values>
  let isBusy: Bool

  func body(content: Content) -> some View {
    let isWorking = isBusy || form.isSubmitting
    content
      .modifier(UnsavedChangesGuard(form: form, isWorking: isWorking))
      .navigationBarBackButtonHidden(true)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          CancelButton(form).disabled(isWorking)
        }
      }
  }
}

extension View {
  /// Keeps people from leaving a form with unsaved changes, or one that is saving, by accident.
  func guarded<Values: Equatable>(_ form: FormModel<Values>, isBusy: Bool = false) -> some View {
    modifier(LeavingGuard(form: form, isBusy: isBusy))
  }
}
