/// One open WebSocket, on the network thread: what it may still send and what waits for it.
final class Socket {
  let id: ConnectionID
  let wsi: OpaquePointer
  /// Where it came from, when it counts as a session of that address.
  let address: String?
  var bucket: TokenBucket
  /// When the last message came, in microseconds.
  var lastMessage: UInt64
  var saidHello = false
  /// The beginning of a message that comes in pieces.
  var pieces: [UInt8] = []
  /// Frames that the network has not taken yet, and their bytes.
  private(set) var waiting: [String] = []
  private(set) var waitingBytes = 0
  /// Set once: the socket is to be closed when what waits is sent.
  var refusal: Refusal?
  var saidGoodbye = false
  /// The other side closes, for whatever reason it says.
  var peerCloses = false
  /// It said that its page is gone for good.
  var leavesForGood = false

  init(id: ConnectionID, wsi: OpaquePointer, address: String?, burst: Int, now: UInt64) {
    self.id = id
    self.wsi = wsi
    self.address = address
    bucket = TokenBucket(burst: burst, now: now)
    lastMessage = now
  }

  func enqueue(_ frame: String) {
    waiting.append(frame)
    waitingBytes += frame.utf8.count
  }

  func dequeue() -> String? {
    guard !waiting.isEmpty else { return nil }
    let frame = waiting.removeFirst()
    waitingBytes -= frame.utf8.count
    return frame
  }

  func dropWaiting() {
    waiting = []
    waitingBytes = 0
  }
}
