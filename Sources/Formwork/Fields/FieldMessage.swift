import SwiftUI

/// Where a field puts its message.
public enum FieldMessagePlacement: Sendable {
  /// Under the field; the label stays.
  case below
  /// Where the floating label stands, in its stead.
  case inLabel
}

/// From when on a field shows what is wrong with it. Its validity is known all the while.
public enum FieldMessagePolicy: Sendable {
  /// Once the field was left or submit was tried; from then on with every key.
  case lateThenLive
  /// Once submit was tried.
  case onSubmit
  /// From the first change on.
  case live
  /// Always, also before anything was typed.
  case fromTheStart
}

/// What happened to a field that a policy may wait for.
struct FieldHistory {
  var wasEdited = false
  var wasLeft = false
  var wasSubmitted = false

  func shows(under policy: FieldMessagePolicy) -> Bool {
    switch policy {
    case .lateThenLive: wasLeft || wasSubmitted
    case .onSubmit: wasSubmitted
    case .live: wasEdited || wasSubmitted
    case .fromTheStart: true
    }
  }
}
