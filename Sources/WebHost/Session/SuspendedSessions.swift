/// Sessions without a connection, those that wait longest first.
///
/// All wait equally long, so they end in the order in which they came.
@MainActor struct SuspendedSessions {
  private var waiting: [(session: Session, end: UInt64)] = []
  /// Whether a timer waits for the first of them: one is enough.
  var isTimed = false

  var count: Int { waiting.count }

  /// When the first of them has waited long enough, in microseconds.
  var nextEnd: UInt64? { waiting.first?.end }

  mutating func append(_ session: Session, until end: UInt64) {
    waiting.append((session, end))
  }

  /// False when the session is none of them.
  mutating func remove(_ session: Session) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.session === session }) else { return false }
    waiting.remove(at: index)
    return true
  }

  /// Takes out those that have waited long enough, and the first beyond so many.
  mutating func takeEnded(now: UInt64, room: Int) -> [Session] {
    let ended = waiting.prefix { $0.end <= now }.count
    let count = max(ended, waiting.count - room)
    defer { waiting.removeFirst(count) }
    return waiting.prefix(count).map(\.session)
  }
}
