import Glibc
import Synchronization

/// One line on standard error for each thing worth knowing: level, session, what happened.
///
/// Never what a message contained, and never a line per event.
struct Log: Sendable {
  let level: Level

  enum Level: String, Sendable, CaseIterable, Comparable {
    case debug, info, warning, error, none

    static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  func callAsFunction(_ level: Level, _ what: StaticString, session: ConnectionID? = nil) {
    guard level >= self.level else { return }
    write(level, "\(what)", session)
  }

  func refused(_ refusal: Refusal, session: ConnectionID? = nil) {
    let level: Level = refusal.isRoutine ? .info : .warning
    guard level >= self.level else { return }
    write(level, "refused reason=\(refusal.rawValue) code=\(refusal.code)", session)
  }

  private func write(_ level: Level, _ what: String, _ session: ConnectionID?) {
    guard Self.mayWrite() else { return }
    let number = session.map { " session=\($0.rawValue)" } ?? ""
    let line = "formwork \(level.rawValue)\(number) \(what)\n"
    _ = line.utf8.withContiguousStorageIfAvailable { Glibc.write(2, $0.baseAddress, $0.count) }
  }

  private static let bucket = Mutex(TokenBucket(burst: Limits.maximumLogLines, now: now()))

  private static func mayWrite() -> Bool {
    let lines = Limits.maximumLogLines
    return bucket.withLock { $0.take(rate: lines, burst: lines, now: now()) }
  }
}
