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
/// Source: WCAG 2.2, success criteria 3.3.1 and 4.1.2. On iOS, where the keyboard does not reach every
/// control, assistive technology is led to it.
public struct FormRow<Root, Value: Equatable, Content: View>: View {
  private let field: Field<Root, Value>
  private let content: (Binding<Value>) -> Content
  private let words = FormWords()

  /// A row around what the closure makes of a binding to the field's value.
  public init(
    _ field: Field<Root, Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.field = field
    self.content = content
  }

  public var body: some View {
    let message = field.message
    VStack(alignment: .leading, spacing: 4) {
      content(binding)
        .accessibilityHint(Text(verbatim: hint(message)))
        .fieldTraits(isRequired: field.isRequired, isInvalid: isInvalid)
        .modifier(FormSpotModifier(spot: .field(field.id)))
        .modifier(FormPlace(field: field.id))
      if field.isPending { checking }
      if let message {
        MessageLabel(message, isError: isInvalid)
          .font(.footnote)
          .accessibilityHidden(true)
      }
    }
  }
}

extension FormRow {
  private var isInvalid: Bool { field.shownIssues.contains(where: \.isBlocking) }

  private var checking: some View {
    HStack {
      PendingMark()
      words.text(.checking)
    }
    .font(.footnote)
    .foregroundColor(.secondary)
    .accessibilityHidden(true)
  }

  private func hint(_ message: String?) -> String {
    [field.isPending ? words.string(.checking) : nil, message].compactMap(\.self)
      .joined(separator: ". ")
  }

  /// A choice is made at once; a text is left, which the form notices, and not after its first letter.
  private var binding: Binding<Value> { Value.self == String.self ? field.binding : field.choice }
}
