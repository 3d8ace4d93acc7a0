/// The values of a form, and the ones it began with.
@MainActor final class FormPlace<Values: Equatable>: Place {
  var values: Values
  var initialValues: Values
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

  func contentDidChange() { form.valuesDidChange() }

  func watchComputed() -> [() -> Void] { [] }
}
