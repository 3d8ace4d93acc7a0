import FormCore
import SwiftUI

/// A screen that changes something with any form, or deletes it.
///
/// ```swift
/// EditScreen(chore, rules: Chore.rules) { changed in
///   try await store.save(changed)
/// } onDelete: {
///   try await store.delete(chore)
/// } fields: { form in
///   TextInputField("Name", field: form.name)
/// }
/// .id(chore.id)
/// ```
///
/// Save can be pressed once something valid differs; after it the form is clean again. Delete asks
/// first. Both show progress while their closure runs, and take no second press; Return presses Save.
/// `FieldErrors` go to their fields; another error stands above them. Cancel asks before changes are
/// lost, a swipe loses none, and Cancel stands in the back button's place; the back button of a browser
/// asks nothing. Put the screen in a `NavigationStack`, which shows Cancel, and let the closures end it.
///
/// The values it begins with are those of its first appearance: give it the id of what it edits.
public struct EditScreen<Values: Equatable, Fields: View>: View {
  @State private var form: FormModel<Values>
  private let onEdit: @MainActor (Values) async throws -> Void
  private let onDelete: (@MainActor () async throws -> Void)?
  private let fields: (FormModel<Values>) -> Fields

  @State private var deletion = Attempt()

  /// A screen that begins with these values and keeps what becomes of them itself.
  ///
  /// - Parameters:
  ///   - values: The values before the edit; equal ones cannot be saved.
  ///   - rules: Declares the fields, as in the initialiser of `FormModel`.
  ///   - onEdit: Takes the changed values, normalised.
  ///   - onDelete: Called once the person has confirmed; without it there is no Delete.
  ///   - fields: The form's content, given the model.
  public init(
    _ values: Values, rules: (FormModel<Values>) -> Void = { _ in },
    onEdit: @escaping @MainActor (Values) async throws -> Void,
    onDelete: (@MainActor () async throws -> Void)? = nil,
    @ViewBuilder fields: @escaping (FormModel<Values>) -> Fields
  ) {
    self.init(
      FormModel(values, rules: rules), onEdit: onEdit, onDelete: onDelete, fields: fields)
  }

  /// A screen over a model that somebody else keeps, for as long as the screen stands.
  public init(
    _ form: FormModel<Values>, onEdit: @escaping @MainActor (Values) async throws -> Void,
    onDelete: (@MainActor () async throws -> Void)? = nil,
    @ViewBuilder fields: @escaping (FormModel<Values>) -> Fields
  ) {
    _form = State(initialValue: form)
    self.onEdit = onEdit
    self.onDelete = onDelete
    self.fields = fields
  }

  public var body: some View {
    FormScope(form) {
      Form {
        EditingFailure(form: form, other: deletion.failure)
        fields(form)
      }
      .safeAreaInset(edge: .bottom) { buttons }
    }
    .guarded(form, isBusy: deletion.isRunning)
    .attempt($deletion) { try await onDelete?() }
  }

  private var buttons: some View {
    HStack {
      if onDelete != nil {
        DeleteButton(deletion: $deletion).disabled(form.isSubmitting)
      }
      SaveButton(
        title: .save, form: form, isOffered: form.isValid && form.isDirty && !deletion.isRunning
      ) { values in
        try await onEdit(values)
        if let sent = form.submittedValues { form.markSaved(sent) }
      }
    }
  }
}
