import FormCore
import SwiftUI

/// What a field on screen asks of the field of a form model behind it, whatever the form's values
/// are.
@MainActor struct FieldConnection {
  let id: FieldID
  let message: () -> String?
  let touch: () -> Void

  init<Root, Value>(_ field: Field<Root, Value>) {
    id = field.id
    message = { field.message }
    touch = { field.touch() }
  }
}

extension View {
  /// Gives the field inside its place in the focus of the form around it.
  func connected(to connection: FieldConnection?) -> some View {
    modifier(FormFocusModifier(field: connection?.id))
  }
}

/// Focuses a field when its form asks for that.
private struct FormFocusModifier: ViewModifier {
  let field: FieldID?

  @ViewBuilder func body(content: Content) -> some View {
    if let field {
      content.modifier(FormPlace(field: field))
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// The focus of the form model's form around a field.
  var formFocus: FocusState<FieldID?>.Binding? {
    get { self[FormFocusKey.self] }
    set { self[FormFocusKey.self] = newValue }
  }

  private enum FormFocusKey: EnvironmentKey {
    static var defaultValue: FocusState<FieldID?>.Binding? { nil }
  }
}
