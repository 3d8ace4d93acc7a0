/// When a field's issues are shown. They are computed at all times.
///
/// Except under ``fromTheStart`` nothing is shown before the person has left the field, changed it
/// or tried to submit.
///
/// Sources: GOV.UK Design System, "Validation"; Baymard, "Usability Testing of Inline Form
/// Validation"; WCAG 2.2, success criterion 3.3.1.
public enum ShowingPolicy: Equatable, Sendable {
  /// Shown once the field was left or submit was tried, and live from then on.
  case lateThenLive
  /// Shown once submit was tried, and live from then on.
  case onSubmit
  /// Shown from the first change on.
  case live
  /// Shown from the first appearance on.
  case fromTheStart

  /// Whether the time has come for a field that was left, was changed, or whose form was tried.
  public func isShowing(touched: Bool, changed: Bool, tried: Bool) -> Bool {
    switch self {
    case .lateThenLive: touched || tried
    case .onSubmit: tried
    case .live: changed || touched || tried
    case .fromTheStart: true
    }
  }
}
