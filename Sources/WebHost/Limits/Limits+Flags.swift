extension Limits {
  /// A limit that can be set by flag.
  struct Flag {
    let name: String
    /// A literal path, which captures nothing; the type alone does not say so.
    nonisolated(unsafe) let path: WritableKeyPath<Limits, Int>
    let range: ClosedRange<Int>

    /// The variable that sets it, `FORMWORK_MESSAGE_SIZE` for `--message-size`.
    var variable: String { HostConfiguration.variable(for: name) }
  }

  static let flags: [Flag] = [
    Flag(name: "--message-size", path: \.messageSize, range: 1_024...67_108_864),
    Flag(name: "--field-length", path: \.fieldLength, range: 16...33_554_432),
    Flag(name: "--held-values", path: \.heldValues, range: 0...1_000_000),
    Flag(name: "--path-length", path: \.pathLength, range: 16...65_535),
    Flag(name: "--events-per-second", path: \.eventsPerSecond, range: 0...1_000_000),
    Flag(name: "--event-burst", path: \.eventBurst, range: 1...1_000_000),
    Flag(name: "--idle-time", path: \.idleTime, range: 1...31_536_000),
    Flag(name: "--hello-time", path: \.helloTime, range: 1...3_600),
    Flag(name: "--outgoing-queue", path: \.outgoingQueue, range: 1_024...1_073_741_824),
    Flag(name: "--ping-interval", path: \.pingInterval, range: 1...3_600),
    Flag(name: "--pong-time", path: \.pongTime, range: 1...3_600),
    Flag(name: "--sessions", path: \.sessions, range: 1...1_000_000),
    Flag(name: "--sessions-per-address", path: \.sessionsPerAddress, range: 1...1_000_000),
    Flag(name: "--connections", path: \.connections, range: 8...1_000_000),
    Flag(name: "--header-size", path: \.headerSize, range: 1_024...65_535),
    Flag(name: "--pending-requests", path: \.pendingRequests, range: 1...65_535),
    Flag(name: "--header-time", path: \.headerTime, range: 1...3_600),
    Flag(name: "--response-time", path: \.responseTime, range: 1...3_600),
  ]
}
