import DisplayTree

extension Session {
  /// ```
  ///                        ┌──── the page is back ────┐
  ///                        ▼                          │
  /// connecting ──hello──▶ live ──connection lost──▶ suspended ──time is up──▶ closed
  ///      │                 └──────── the page left, refusal ─────────────────────▲
  ///      └──────── refusal, the page had a session already ─────────────────────┘
  /// ```
  enum Phase {
    /// The socket is open, and its hello has not come.
    case connecting(Visitor)
    case live(Live)
    /// Without a connection; the screen lives on, and what changes on it waits for the page.
    case suspended(Live)
    case closed(Refusal?)

    /// The same with a connection, if it had or has one.
    var asConnected: Phase {
      if case .suspended(let live) = self { .live(live) } else { self }
    }
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
