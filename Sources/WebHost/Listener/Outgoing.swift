/// What the main thread hands to the network thread.
enum Outgoing: Sendable {
  case frame(ConnectionID, String)
  /// Say why, then close.
  case close(ConnectionID, Refusal)
  case answer(ConnectionID, Response)
}
