/// The values of a form, the ones it began with, and what else is compared with them.
@MainActor final class FormStorage<Values: Equatable>: RootStorage {
  var values: Values
  var initialValues: Values
  /// As the running submission took them.
  var submittedValues: Values?
  /// As a draft brought them back.
  var restoredValues: Values?
  private unowned let form: FormState

  init(_ values: Values, form: FormState) {
    self.values = values
    initialValues = values
    self.form = form
  }

  func read<Result>(_ body: (Values) -> Result) -> Result { body(values) }

  func readInitial<Result>(_ body: (Values) -> Result) -> Result { body(initialValues) }

  func write(_ body: (inout Values) -> Void) { body(&values) }

  var number: Int? { nil }
  var isNew: Bool { false }

  /// All but the current values, for whoever lays texts out anew.
  func changeEarlierValues(_ body: (inout Values) -> Void) {
    if var values = submittedValues {
      body(&values)
      submittedValues = values
    }
    if var values = restoredValues {
      body(&values)
      restoredValues = values
    }
  }

  func contentDidChange() { form.valuesDidChange() }

  func watchComputed() -> [() -> Void] { [] }
}
