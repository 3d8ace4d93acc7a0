import Foundation
import Observation

/// A form without a screen: values, and what is to be said about them.
///
/// Values are kept as one value of your own type. Each property is a field with rules and state of
/// its own, reached by its name; validity is computed at all times, and ``ShowingPolicy`` decides
/// when it is shown.
///
/// ```swift
/// @State private var form = FormModel(Account()) { form in
///   form.email.rules(.required, .email)
///   form.password.rules(.required, .length(8...))
/// }
///
/// Button("Sign up") {
///   form.submit { account in try await server.signUp(account) }
/// }
/// ```
///
/// A property of the values that is named like one of this type's is reached by its path:
/// `form[\.summary]`.
///
/// Reading registers by field: a key in one field tells only the readers of that field, of fields
/// whose rules look at it, and of what changed for the form as a whole.
@MainActor @dynamicMemberLookup
public final class FormModel<Values: Equatable>: Observable {
  unowned let form: FormState
  unowned let table: FieldTable<Values>
  unowned let storage: FormStorage<Values>
  /// Keeps the three above; nil in the model that declares the rules.
  private let owned: FormState?

  /// A form that begins with these values.
  ///
  /// Declare the fields in the order in which they stand on the screen: the first invalid one, in
  /// this order, gets the focus after a submission.
  ///
  /// - Parameters:
  ///   - values: What the form begins with, and is compared with.
  ///   - clock: Measures the pauses of asynchronous rules and drafts.
  ///   - rules: Declares the fields. The model it gets does not keep the form, so rules may look
  ///     at it without care.
  public init(
    _ values: Values, clock: any Clock<Duration> = ContinuousClock(),
    rules: (FormModel) -> Void = { _ in }
  ) {
    let form = FormState(clock: clock)
    let storage = FormStorage(values, form: form)
    let table = FieldTable(form: form, list: nil, storage: storage)
    form.root = table
    self.form = form
    self.storage = storage
    self.table = table
    owned = form
    let declaring = FormModel(declaring: self)
    form.declaringModel = declaring
    form.update { rules(declaring) }
  }

  private init(declaring model: FormModel) {
    form = model.form
    storage = model.storage
    table = model.table
    owned = nil
  }

  // MARK: Values

  /// The values as they stand in the fields. Setting them compares field by field.
  public var values: Values {
    get {
      _ = form.observed(\.valuesMark)
      return storage.values
    }
    set { replaceValues(newValue, isEdit: true) }
  }

  /// The values that a reset brings back, and with which ``isDirty`` compares.
  public var initialValues: Values {
    _ = form.observed(\.valuesMark)
    return storage.initialValues
  }

  /// The values as they are submitted: every field normalised.
  public var normalizedValues: Values {
    var values = values
    table.normalize(&values)
    return values
  }

  /// In which locale texts are laid out while they are typed, by formats without a locale of their own:
  /// that of the process, until a screen says which one the person has.
  ///
  /// Setting it lays out what is there anew, so that a number stays the number it is.
  public var locale: Locale {
    get { form.locale }
    set { follow(newValue) }
  }

  func replaceValues(_ values: Values, isEdit: Bool) {
    form.comparisons += 1
    guard values != storage.values else { return }
    form.update {
      let old = storage.values
      storage.values = values
      table.rootDidChange(from: old, to: values, isEdit: isEdit)
      compareTheRest()
      form.valuesDidChange()
    }
  }

  /// Compares what no field holds with the initial values.
  func compareTheRest() {
    var rest = storage.values
    table.restoreInitial(in: &rest)
    form.isDirtyElsewhere = rest != storage.initialValues
  }

  // MARK: State

  /// Whether the form may be submitted.
  public var validity: Validity { form.observed(\.validity) }

  /// Whether every rule passes and has answered.
  public var isValid: Bool { validity == .valid }

  /// Whether any value differs from the initial one. An edit undone by hand makes it false again.
  public var isDirty: Bool { form.observed(\.isDirty) }

  /// Whether an asynchronous rule of any field has not answered yet.
  public var isPending: Bool { form.observed(\.isPending) }

  /// Whether the person has left any field.
  public var isTouched: Bool { form.observed(\.isTouched) }

  /// Whether leaving now would lose something: dirty, and not submitted as it stands.
  public var hasUnsavedChanges: Bool { isDirty && !form.observed(\.isSubmitted) }

  /// When issues are shown, for every field without a policy of its own.
  public var showing: ShowingPolicy {
    get { form.observed(\.showing) }
    set { form.showing = newValue }
  }

  /// The words for issues.
  ///
  /// ```swift
  /// form.messages = Messages(language: "de")
  /// form.messages.replace(.required, with: "Please fill in this field")
  /// ```
  public var messages: Messages {
    get { form.observed(\.messages) }
    set { form.messages = newValue }
  }
}
