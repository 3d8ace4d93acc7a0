/// What the return key says it will do.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Search with Google.
  case google
  /// Join.
  case join
  /// Go to the next field.
  case next
  /// Find a route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Search with Yahoo.
  case yahoo
  /// Done.
  case done
  /// Make an emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}
