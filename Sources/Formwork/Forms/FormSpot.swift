import FormCore
import SwiftUI

/// Somewhere in a form to which assistive technology is led.
enum FormSpot: Hashable {
  case field(FieldID)
  case summary
}

/// Lets the form lead assistive technology to a view.
struct FormSpotModifier: ViewModifier {
  let spot: FormSpot
  @Environment(\.formSpot) private var focus

  @ViewBuilder func body(content: Content) -> some View {
    if let focus {
      content.accessibilityFocused(focus, equals: spot)
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// Where the form leads assistive technology.
  var formSpot: AccessibilityFocusState<FormSpot?>.Binding? {
    get { self[FormSpotKey.self] }
    set { self[FormSpotKey.self] = newValue }
  }

  private enum FormSpotKey: EnvironmentKey {
    static var defaultValue: AccessibilityFocusState<FormSpot?>.Binding? { nil }
  }
}
