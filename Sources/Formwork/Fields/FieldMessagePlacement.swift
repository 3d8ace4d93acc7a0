import FormCore
import SwiftUI

/// Where a field puts its message.
///
/// Below is the default: the message wraps, and never costs the field its name.
public enum FieldMessagePlacement: Sendable {
  /// Under the field; the label stays.
  case below
  /// Where the floating label stands, in its stead: no row grows, and a long message has no room.
  case inLabel
}

/// From when on a field shows what is wrong with it: the policy of the form core, for fields without a
/// form model. Its validity is known all the while.
public typealias FieldMessagePolicy = ShowingPolicy
