import FormCore

/// What the link asks of a form model.
@MainActor protocol LinkedForm: HasMessages {
  var isSubmitting: Bool { get }
  func setEnabled(_ isEnabled: Bool, _ field: some FieldReference)
}

extension FormModel: LinkedForm {}
