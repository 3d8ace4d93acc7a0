import FormCore
import SwiftUI

/// Asks before a screen with unsaved changes is left: by Cancel, which it adds, by a swipe, or back.
private struct LeavingGuard<Values: Equatable>: ViewModifier {
  let form: FormModel<Values>
  let isBusy: Bool
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    content
      .interactiveDismissDisabled(isHeld)
      .navigationBarBackButtonHidden(true)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { leave() }
            .disabled(isBusy || form.isSubmitting)
        }
      }
      .confirmationDialog(
        "Discard changes?", isPresented: $isAsking, titleVisibility: .visible
      ) {
        Button("Discard changes", role: .destructive) {
          form.reset()
          dismiss()
        }
        Button("Keep editing", role: .cancel) {}
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
