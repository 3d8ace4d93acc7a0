import FormCore
import SwiftUI

/// The place of a field's control in its form: the form focuses it, and learns whether it can be
/// used.
struct FormPlace: ViewModifier {
  let field: FieldID
  @Environment(\.formFocus) private var focus
  @Environment(\.formLink) private var link
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    focusable(content)
      // By which a lazy form finds the row of a field that has no view.
      .id(field)
      .onChange(of: isEnabled, initial: true) { link?.field(field, isEnabled: isEnabled) }
  }

  @ViewBuilder private func focusable(_ content: Content) -> some View {
    if let focus {
      content.focused(focus, equals: field)
    } else {
      content
    }
  }
}
