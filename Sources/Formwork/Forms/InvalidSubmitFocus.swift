import SwiftUI

/// Where the focus goes when a form was submitted that is not valid.
///
/// Both are accessible. The first field saves a step where one or two things are wrong, which is
/// usual: its message is read with it, and typing mends it at once. The summary tells of everything
/// first, which helps in long forms, over several screens; GOV.UK moves the focus there.
///
/// Sources: GOV.UK Design System, "Error summary"; W3C, technique ARIA19 and "Understanding 3.3.1";
/// the HTML standard, "interactively validate the constraints", which focuses the first field.
public enum InvalidSubmitFocus: Sendable {
  /// The first invalid field in the form's order.
  case firstField
  /// The ``ErrorSummary`` of the form; without one, the first invalid field.
  case summary
}

extension EnvironmentValues {
  /// Where the focus goes when a form around was submitted that is not valid.
  var invalidSubmitFocus: InvalidSubmitFocus {
    get { self[InvalidSubmitFocusKey.self] }
    set { self[InvalidSubmitFocusKey.self] = newValue }
  }

  private enum InvalidSubmitFocusKey: EnvironmentKey {
    static var defaultValue: InvalidSubmitFocus { .firstField }
  }
}

extension View {
  /// Sets where the focus goes in forms inside when one was submitted that is not valid.
  public func invalidSubmitFocus(_ focus: InvalidSubmitFocus) -> some View {
    environment(\.invalidSubmitFocus, focus)
  }
}
