import FormCore
import SwiftUI

/// Any control over a field of a form model: a switch, a picker, a date, one of your own.
///
/// ```swift
/// FormRow(form.arrival) { arrival in
///   DatePicker("Arrival", selection: arrival, displayedComponents: .date)
/// }
/// ```
///
/// The control keeps its own label. What is wrong stands below it and is told with it; the form
/// leads the focus here when the field is the first that is invalid. Of several controls inside the
/// first takes it. While the row is disabled the field leaves the form's validity.
///
/// Source: WCAG 2.2, success criteria 3.3.1 and 4.1.2. On iOS a control that the keyboard does not reach
/// is shown, and assistive technology is led to it.
public struct FormRow<Root, Value: Equatable, Content: View>: View {
  private let field: Field<Root, Value>
  private let content: (Binding<Value>) -> Content

  /// A row around what the closure makes of a binding to the field's value.
  public init(
    _ field: Field<Root, Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.field = field
    self.content = content
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      content(field.choice)
        .accessibilityHint(Text(verbatim: field.message ?? ""))
      if let message = field.message {
        FormRowMessage(message: message, isError: field.shownIssues.contains(where: \.isBlocking))
      }
    }
    .connected(to: FieldConnection(field))
  }
}

/// What is said of a field below its control; assistive technology hears it with the control.
struct FormRowMessage: View {
  let message: String
  let isError: Bool

  var body: some View {
    Label {
      Text(verbatim: message)
    } icon: {
      Image(systemName: isError ? "exclamationmark.circle.fill" : "info.circle")
    }
    .font(.footnote)
    .foregroundColor(isError ? .red : .secondary)
    .fixedSize(horizontal: false, vertical: true)
    .accessibilityHidden(true)
  }
}
