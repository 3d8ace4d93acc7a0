import FormCore
import SwiftUI

/// The button that submits a form model; Return in a field presses it, too, unless it is disabled.
///
/// It can be pressed while the form is not valid: then every message is shown and the first invalid
/// field gets the focus, which says more than a button that does nothing. While a submission is under
/// way it is disabled and says so; afterwards a mark stays until the form is edited again.
public struct SubmitButton<Values: Equatable>: View {
  private let title: Text
  private let form: FormModel<Values>
  private let action: @MainActor (Values) async throws -> Void

  /// A button whose title is looked up in the app's strings; the action gets the normalised values.
  ///
  /// It may throw `FieldErrors`, whose issues go to their fields; another error is shown by
  /// ``ErrorSummary``.
  public init(
    _ titleKey: LocalizedStringKey, form: FormModel<Values>,
    action: @escaping @MainActor (Values) async throws -> Void
  ) {
    self.init(title: Text(titleKey), form: form, action: action)
  }

  /// The same with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, form: FormModel<Values>,
    action: @escaping @MainActor (Values) async throws -> Void
  ) {
    self.init(title: Text(title), form: form, action: action)
  }

  init(
    title: Text, form: FormModel<Values>,
    action: @escaping @MainActor (Values) async throws -> Void
  ) {
    self.title = title
    self.form = form
    self.action = action
  }

  public var body: some View {
    FormButton(title: title, progress: progress) { form.submit(action) }
  }

  private var progress: ButtonProgress {
    if form.isSubmitting { return .busy(.sending) }
    return form.phase == .succeeded && !form.hasUnsavedChanges ? .done(.sent) : .none
  }
}
