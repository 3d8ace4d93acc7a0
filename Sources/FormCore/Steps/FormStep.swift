/// One part of a form that is filled in step by step.
public struct FormStep: Sendable {
  /// What the step is called.
  public let title: String
  let fields: [FieldKey]

  /// A step with these fields; a list stands for its rows, too, and a whole for its parts.
  ///
  /// ```swift
  /// FormStep("Account", form.email, form.password)
  /// FormStep("Phones", form.each(\.phones))
  /// ```
  public init(_ title: String, _ fields: any FieldReference...) {
    self.title = title
    self.fields = fields.map(\.fieldKey)
  }
}
