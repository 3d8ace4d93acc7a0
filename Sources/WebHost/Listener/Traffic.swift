import CLibwebsockets

/// Everything that the network thread knows: open requests and sockets, and what goes to and comes
/// from the main thread.
///
/// Invariant: every socket in `sockets` that has an address is counted in `addresses`, and announced
/// to the main thread by `opened` and, when it leaves, by `closed`.
final class Traffic {
  let configuration: HostConfiguration
  let limits: Limits
  let files: FileShelf
  let metrics: Metrics
  let log: Log
  let outbox: Queue<Outgoing>
  /// Takes a batch to the main thread, and empties it.
  private let handOver: (inout [Incoming]) -> Void

  var exchanges: [ConnectionID: Exchange] = [:]
  var sockets: [ConnectionID: Socket] = [:]
  var addresses = AddressCounts()
  var connections = 0
  /// Set when the host stops: new sockets are turned away.
  var isLeaving = false
  /// Set when the network's poll saw work on the main queue (`Listener.Service.mainThread`).
  var isMainQueueWaiting = false
  private var lastID: UInt64 = 0
  private var arrived: [Incoming] = []
  private var departing: [Outgoing] = []
  private var scratch = ScratchBuffer()

  init(
    configuration: HostConfiguration, metrics: Metrics, outbox: Queue<Outgoing>,
    handOver: @escaping (inout [Incoming]) -> Void
  ) {
    self.configuration = configuration
    limits = configuration.limits
    files = FileShelf(provider: configuration.files)
    self.metrics = metrics
    log = Log(level: configuration.logLevel)
    self.outbox = outbox
    self.handOver = handOver
  }

  func makeID() -> ConnectionID {
    lastID += 1
    return ConnectionID(rawValue: lastID)
  }

  /// Whether one more connection may come in.
  func admitConnection() -> Bool {
    guard connections >= limits.connections else { return true }
    metrics.count(.connections)
    log.refused(.connections)
    return false
  }

  func arrive(_ incoming: Incoming) { arrived.append(incoming) }

  /// Called after each turn of the network loop, so that all its sockets share one hand-over.
  func flushArrived() {
    if !arrived.isEmpty { handOver(&arrived) }
  }

  /// Carries out what the main thread sent.
  func takeOutgoing() {
    outbox.take(into: &departing)
    for outgoing in departing {
      switch outgoing {
      case .frame(let id, let frame): if let socket = sockets[id] { send(frame, to: socket) }
      case .close(let id, let refusal): if let socket = sockets[id] { close(socket, refusal) }
      case .answer(let id, let response):
        guard let exchange = exchanges[id] else { continue }
        exchange.answer(response)
        lws_callback_on_writable(exchange.wsi)
      }
    }
    departing.removeAll(keepingCapacity: true)
  }

  /// Lends a buffer of so many bytes with libwebsockets' room in front.
  func withScratch<Result>(
    _ count: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Result
  ) -> Result {
    body(scratch.reserve(count))
  }
}
