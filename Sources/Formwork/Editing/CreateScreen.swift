import FormCore
import SwiftUI

/// A screen that creates something with any form.
///
/// ```swift
/// CreateScreen(Chore(), rules: Chore.rules) { chore in
///   try await store.add(chore)
///   isCreating = false
/// } fields: { form in
///   TextInputField("Name", field: form.name)
/// }
/// ```
///
/// Create can be pressed once the values are valid, shows progress while the closure runs, and takes no
/// second press, nor one afterwards until something is changed. Return presses it, too. `FieldErrors` go
/// to their fields; another error stands above them. Cancel asks before changes are lost, a swipe loses
/// none, and Cancel stands in the back button's place; the back button of a browser asks nothing. Put the
/// screen in a `NavigationStack`, which shows Cancel, and let the closure end it.
public struct CreateScreen<Values: Equatable, Fields: View>: View {
  @State private var form: FormModel<Values>
  private let onCreate: @MainActor (Values) async throws -> Void
  private let fields: (FormModel<Values>) -> Fields

  /// A screen that begins with these values and keeps them itself.
  ///
  /// - Parameters:
  ///   - values: What the fields show first.
  ///   - rules: Declares the fields, as in the initialiser of `FormModel`.
  ///   - onCreate: Takes the normalised values.
  ///   - fields: The form's content, given the model.
  public init(
    _ values: Values, rules: (FormModel<Values>) -> Void = { _ in },
    onCreate: @escaping @MainActor (Values) async throws -> Void,
    @ViewBuilder fields: @escaping (FormModel<Values>) -> Fields
  ) {
    self.init(FormModel(values, rules: rules), onCreate: onCreate, fields: fields)
  }

  /// A screen over a model that somebody else keeps, for as long as the screen stands.
  public init(
    _ form: FormModel<Values>, onCreate: @escaping @MainActor (Values) async throws -> Void,
    @ViewBuilder fields: @escaping (FormModel<Values>) -> Fields
  ) {
    _form = State(initialValue: form)
    self.onCreate = onCreate
    self.fields = fields
  }

  public var body: some View {
    FormScope(form) {
      Form {
        EditingFailure(form: form)
        fields(form)
      }
      .safeAreaInset(edge: .bottom) {
        SaveButton(title: .create, form: form, isOffered: isOffered, action: onCreate)
      }
    }
    .guarded(form)
  }

  /// What was created as it stands is not created again while the closure leaves the screen.
  private var isOffered: Bool {
    form.isValid && (form.phase != .succeeded || form.hasUnsavedChanges)
  }
}
