import DisplayTree

extension Session {
  /// ```
  /// connecting ──hello──▶ live ──socket gone, refusal──▶ closed
  ///      └────────────── refusal ──────────────────────────▲
  /// ```
  enum Phase {
    /// The socket is open, and its hello has not come.
    case connecting(Visitor)
    case live(Live)
    case closed(Refusal?)
  }

  /// What a session holds while its tab is connected.
  struct Live {
    let screen: any HostedScreen
    var settings: ScreenSettings
    /// The number of the last event applied.
    var lastSequence = 0
    /// The last number that a frame told the browser.
    var acknowledged = 0
    /// Whether something happened since the last frame.
    var isStale = true
  }
}
