/// The last frames of a session, in case that the connection is lost with some of them.
///
/// A write to a socket succeeds long before its bytes arrive; only the page knows what it has seen.
struct KeptFrames {
  /// How many frames the session has sent.
  private(set) var count = 0
  private var frames: [String] = []
  private var bytes = 0

  mutating func append(_ frame: String) {
    count += 1
    frames.append(frame)
    bytes += frame.utf8.count
    while bytes > Limits.keptFrameBytes, !frames.isEmpty {
      bytes -= frames.removeFirst().utf8.count
    }
  }

  /// What a page misses that has seen so many; nil when that is kept no more.
  func missed(after seen: Int) -> [String]? {
    let missed = count - seen
    guard missed >= 0, missed <= frames.count else { return nil }
    return frames.suffix(missed)
  }
}
