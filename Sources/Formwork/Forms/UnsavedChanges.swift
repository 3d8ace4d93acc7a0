import FormCore
import SwiftUI

extension View {
  /// Keeps a form with unsaved changes from being lost by a slip: a sheet is not swiped away, and a
  /// browser asks before the tab is closed, reloaded or led elsewhere.
  ///
  /// The guard stands while the values differ from the initial ones and were not submitted; an edit
  /// that is undone by hand ends it. Going back inside of the app is not held up: nothing of the
  /// system asks there, and a page that cannot be left is a trap. Keep the form outside of the page,
  /// or its ``draft(_:)``, where going back must lose nothing.
  ///
  /// Put a ``CancelButton`` beside it.
  public func unsavedChangesGuard<Values: Equatable>(_ form: FormModel<Values>) -> some View {
    modifier(UnsavedChangesGuard(form: form))
  }
}

/// Holds a form against a swipe, and a page against being closed.
struct UnsavedChangesGuard<Values: Equatable>: ViewModifier {
  let form: FormModel<Values>
  /// Whether something is under way that has to end first.
  var isWorking = false

  func body(content: Content) -> some View {
    content.interactiveDismissDisabled(isWorking || form.hasUnsavedChanges)
  }
}

/// The button that leaves a form, and asks first when there are unsaved changes.
///
/// Source: Human Interface Guidelines, "Sheets": confirm before changes are lost.
public struct CancelButton<Values: Equatable>: View {
  private let form: FormModel<Values>
  private let action: (() -> Void)?
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss
  private let words: FormWords

  /// A button that resets the form and then does this; without an action it closes the sheet or page.
  public init(_ form: FormModel<Values>, action: (() -> Void)? = nil) {
    self.form = form
    self.action = action
    words = FormWords(of: form)
  }

  public var body: some View {
    Button(role: .cancel) {
      if form.hasUnsavedChanges { isAsking = true } else { leave() }
    } label: {
      words.text(.cancel)
    }
    .confirmationDialog(
      words.text(.discardQuestion), isPresented: $isAsking, titleVisibility: .visible
    ) {
      Button(role: .destructive, action: leave) { words.text(.discardChanges) }
      Button(role: .cancel) {
      } label: {
        words.text(.keepEditing)
      }
    }
  }

  private func leave() {
    form.reset()
    if let action { action() } else { dismiss() }
  }
}
