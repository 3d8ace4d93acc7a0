extension Limits {
  /// A limit that can be set by flag.
  struct Flag {
    let name: String
    /// A literal path, which captures nothing; the type alone does not say so.
    nonisolated(unsafe) let path: WritableKeyPath<Limits, Int>
    let range: ClosedRange<Int>
    let meaning: String

    /// The variable that sets it, `FORMWORK_MESSAGE_SIZE` for `--message-size`.
    var variable: String { HostConfiguration.variable(for: name) }
  }

  static let flags: [Flag] = [
    Flag(
      name: "--message-size", path: \.messageSize, range: 1_024...67_108_864,
      meaning: "bytes of one message"),
    Flag(
      name: "--field-length", path: \.fieldLength, range: 16...33_554_432,
      meaning: "bytes of one field's text"),
    Flag(
      name: "--held-values", path: \.heldValues, range: 0...1_000_000,
      meaning: "values that a returning page may put back"),
    Flag(
      name: "--path-length", path: \.pathLength, range: 16...65_535,
      meaning: "bytes of path and query"),
    Flag(
      name: "--events-per-second", path: \.eventsPerSecond, range: 0...1_000_000,
      meaning: "events a second that a session may send for long; 0: any number"),
    Flag(
      name: "--event-burst", path: \.eventBurst, range: 1...1_000_000,
      meaning: "events that a session may send at once"),
    Flag(
      name: "--idle-time", path: \.idleTime, range: 1...31_536_000,
      meaning: "seconds without an event after which a session ends"),
    Flag(
      name: "--suspended-time", path: \.suspendedTime, range: 0...86_400,
      meaning: "seconds that a session is kept after its connection was lost"),
    Flag(
      name: "--suspended-sessions", path: \.suspendedSessions, range: 0...1_000_000,
      meaning: "sessions kept so at once"),
    Flag(
      name: "--hello-time", path: \.helloTime, range: 1...3_600,
      meaning: "seconds from a connection to its first message"),
    Flag(
      name: "--outgoing-queue", path: \.outgoingQueue, range: 1_024...1_073_741_824,
      meaning: "bytes that wait for a client that does not read"),
    Flag(
      name: "--ping-interval", path: \.pingInterval, range: 1...3_600,
      meaning: "seconds between pings"),
    Flag(
      name: "--pong-time", path: \.pongTime, range: 1...3_600,
      meaning: "seconds that an unanswered ping is waited for"),
    Flag(
      name: "--sessions", path: \.sessions, range: 1...1_000_000,
      meaning: "sessions at once"),
    Flag(
      name: "--sessions-per-address", path: \.sessionsPerAddress, range: 1...1_000_000,
      meaning: "sessions at once from one address"),
    Flag(
      name: "--connections", path: \.connections, range: 8...1_000_000,
      meaning: "connections at once"),
    Flag(
      name: "--header-size", path: \.headerSize, range: 1_024...65_535,
      meaning: "bytes of a request's head"),
    Flag(
      name: "--pending-requests", path: \.pendingRequests, range: 1...65_535,
      meaning: "requests that are read or answered at once"),
    Flag(
      name: "--header-time", path: \.headerTime, range: 1...3_600,
      meaning: "seconds in which a request's head has to be complete"),
    Flag(
      name: "--response-time", path: \.responseTime, range: 1...3_600,
      meaning: "seconds for an answer to be made and fetched"),
  ]
}
