import CLibwebsockets
import Dispatch
import Synchronization

/// The network side as the main thread sees it: starts, takes what is to be sent, stops.
///
/// `@unchecked`: `context` and `traffic` are touched by the starting thread before the service
/// thread exists, then by the service thread alone (which may be the main thread, see `Service`);
/// `lws_cancel_service` is made for other threads, and `isRunning` keeps it from a context that is
/// gone.
final class Listener: @unchecked Sendable {
  /// The sub-protocol of our sockets.
  static let subprotocol = "formwork.1"
  /// Bytes that libwebsockets keeps per socket for what comes in; longer messages arrive in pieces.
  /// Nearly every event is shorter.
  private static let receiveBuffer = 512

  let context: OpaquePointer
  let traffic: Traffic
  private let storage: ContextStorage
  private let outbox: Queue<Outgoing>
  private let isRunning = Mutex(true)
  private let isStopping = Atomic<Bool>(false)
  private let service: Service
  private let finished = DispatchSemaphore(value: 0)
  /// The port that is listened on, also when port 0 was asked for.
  let port: Int

  init(
    configuration: HostConfiguration, metrics: Metrics, service: Service,
    handOver: @escaping @Sendable (inout [Incoming]) -> Void
  ) throws(HostError) {
    let address = try ListenAddress(host: configuration.host, port: configuration.port)
    self.service = service
    outbox = Queue()
    traffic = Traffic(
      configuration: configuration, metrics: metrics, outbox: outbox, handOver: handOver)
    storage = ContextStorage(limits: configuration.limits, receiveBuffer: Self.receiveBuffer)
    formwork_silence_library()
    guard let context = storage.makeContext(address, traffic) else {
      throw address.failure()
    }
    self.context = context
    port = Int(formwork_port(context))
    if service == .ownThread { startServiceThread(self) }
  }

  /// Sends a batch, and empties it.
  func send(_ batch: inout [Outgoing]) {
    guard outbox.append(&batch), service == .ownThread else { return }
    wake()
  }

  /// Says goodbye to every socket, and returns when the port is free again.
  func stop() {
    isStopping.store(true, ordering: .releasing)
    guard service == .ownThread else { return serve() }
    wake()
    finished.wait()
    finished.signal()
  }

  private func wake() {
    isRunning.withLock { if $0 { lws_cancel_service(context) } }
  }

  /// The body of the service thread: until the host stops and every socket is gone, or its time
  /// to take leave is over.
  func serve() {
    var end = UInt64.max
    while now() < end, lws_service(context, 0) >= 0 {
      traffic.flushArrived()
      guard isStopping.load(ordering: .acquiring) else { continue }
      if end == .max { end = traffic.leave() }
      if traffic.sockets.isEmpty { break }
    }
    isRunning.withLock { $0 = false }
    lws_context_destroy(context)
    finished.signal()
  }
}
