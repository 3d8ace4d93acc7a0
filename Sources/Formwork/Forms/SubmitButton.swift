import FormCore
import SwiftUI

/// The button that submits a form model; Return in a field presses it, too.
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
    FormButton(title: title, state: state) { form.submit(action) }
  }

  private var state: FormButton.State {
    if form.isSubmitting { return .busy }
    return form.phase == .succeeded && !form.hasUnsavedChanges ? .done : .ready
  }
}

/// The button that a form's Return presses.
struct FormButton: View {
  enum State {
    case ready, busy, done
  }

  let title: Text
  let state: State
  let action: @MainActor () -> Void
  @SwiftUI.State private var owner = UUID()
  @Environment(\.formLink) private var link
  private let words = FormWords()

  var body: some View {
    link?.take(action, from: owner)
    return Button {
      action()
    } label: {
      HStack {
        title
        switch state {
        case .ready: EmptyView()
        case .busy: ProgressView()
        case .done: Image(systemName: "checkmark")
        }
      }
    }
    .accessibilityValue(value)
    .disabled(state == .busy)
    .onDisappear { link?.drop(owner) }
  }

  private var value: Text {
    switch state {
    case .ready: Text(verbatim: "")
    case .busy: words.text(.sending)
    case .done: words.text(.sent)
    }
  }
}
