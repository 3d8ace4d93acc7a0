import FormCore
import SwiftUI

extension Field {
  /// The field's value for a control. What the person chooses there counts as an edit.
  ///
  /// ```swift
  /// Toggle("Newsletter", isOn: form.newsletter.binding)
  /// ```
  ///
  /// A control in a ``FormRow`` also has a place in the focus of the form and shows what is wrong.
  public var binding: Binding<Value> {
    Binding(get: { value }, set: { value = $0 })
  }

  /// The same for a control without a moment of being left, such as a switch or a picker: to choose
  /// is to be done, so the field counts as left.
  public var choice: Binding<Value> {
    Binding(
      get: { value },
      set: {
        value = $0
        touch()
      })
  }
}
