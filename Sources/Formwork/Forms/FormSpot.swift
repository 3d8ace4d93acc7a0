import FormCore
import SwiftUI

/// Somewhere in a form to which assistive technology is led.
enum FormSpot: Hashable {
  case field(FieldID)
  case summary
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
