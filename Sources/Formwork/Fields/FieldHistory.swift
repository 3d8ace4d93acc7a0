import FormCore

/// What happened to a field that a policy may wait for.
struct FieldHistory {
  var wasEdited = false
  var wasLeft = false
  var wasSubmitted = false
  /// It has the focus, or nothing has happened in it since it lost that.
  var isRecent = false
  /// The message became another one while the person was typing, and was not said again.
  var isUnsaid = false

  func shows(under policy: ShowingPolicy, isFormTried: Bool) -> Bool {
    policy.isShowing(touched: wasLeft, changed: wasEdited, tried: wasSubmitted || isFormTried)
  }
}
