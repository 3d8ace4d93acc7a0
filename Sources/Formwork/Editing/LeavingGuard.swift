import FormCore
import SwiftUI

/// Asks before a screen with unsaved changes is left: by Cancel, which it adds, by a swipe, or back.
private struct LeavingGuard<Values: Equatable>: ViewModifier {
  let form: FormModel<Values>
  let isBusy: Bool
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss
  private let words = FormWords()

  init(form: FormModel<Values>, isBusy: Bool) {
    self.form = form
    self.isBusy = isBusy
  }

  func body(content: Content) -> some View {
    content
      .interactiveDismissDisabled(isHeld)
      .navigationBarBackButtonHidden(true)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(role: .cancel, action: leave) { words.text(.cancel) }
            .disabled(isBusy || form.isSubmitting)
        }
      }
      .confirmationDialog(
        words.text(.discardQuestion), isPresented: $isAsking, titleVisibility: .visible
      ) {
        Button(role: .destructive) {
          form.reset()
          dismiss()
        } label: {
          words.text(.discardChanges)
        }
        Button(role: .cancel) {
        } label: {
          words.text(.keepEditing)
        }
      }
  }

  private var isHeld: Bool { isBusy || form.isSubmitting || form.hasUnsavedChanges }

  private func leave() {
    if form.hasUnsavedChanges { isAsking = true } else { dismiss() }
  }
}

extension View {
  /// Keeps people from leaving a form with unsaved changes, or one that is saving, by accident.
  func guarded<Values: Equatable>(_ form: FormModel<Values>, isBusy: Bool = false) -> some View {
    modifier(LeavingGuard(form: form, isBusy: isBusy))
  }
}
