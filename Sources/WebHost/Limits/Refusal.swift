/// Why the host ended a connection: the other side sent nonsense, too much, or nothing.
///
/// Counted by case, logged without contents, and told to the browser in one sentence.
enum Refusal: String, Error, Sendable, CaseIterable {
  case version
  case malformed
  case outOfOrder
  case forged
  case tooLarge
  case tooManyEvents
  case full
  case addressFull
  case idle
  case noHello
  case slowReader
  case goingAway
  case replaced
  // Before there is a session.
  case origin
  case subprotocol
  case connections

  /// The close code of the wire protocol.
  var code: Int {
    switch self {
    case .version: 4000
    case .malformed: 4001
    case .outOfOrder: 4002
    case .forged: 4003
    case .tooLarge: 4004
    case .tooManyEvents: 4005
    case .full, .addressFull, .connections: 4006
    case .idle, .noHello: 4007
    case .slowReader: 4008
    case .goingAway: 1001
    case .replaced: 4009
    case .origin, .subprotocol: 1008
    }
  }

  /// What the browser may show; made here alone. At most 123 bytes, the room in a close frame.
  var sentence: String {
    switch self {
    case .version: "This server speaks another version; reload the page."
    case .malformed: "A message could not be read."
    case .outOfOrder: "A message arrived out of order."
    case .forged: "A message named something that was never on this page."
    case .tooLarge: "A message was too large."
    case .tooManyEvents: "Too many messages in too short a time."
    case .full, .connections: "The server is full; try again in a moment."
    case .addressFull: "Too many sessions from this address."
    case .idle: "The page was idle for a long time."
    case .noHello: "The page did not introduce itself."
    case .slowReader: "The connection is too slow for this page."
    case .goingAway: "The server is restarting."
    case .replaced: "The page has another connection."
    case .origin: "This page belongs to another server."
    case .subprotocol: "The sub-protocol is formwork.1."
    }
  }

  /// Ordinary life, not a reason to worry.
  var isRoutine: Bool {
    switch self {
    case .idle, .goingAway, .replaced, .version: true
    default: false
    }
  }
}
