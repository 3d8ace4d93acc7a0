import CLibwebsockets
import Glibc

/// The C values that a libwebsockets context points to for as long as it lives.
final class ContextStorage {
  private let limits: Limits
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let keepalive: UnsafeMutablePointer<lws_retry_bo_t>
  private let names = [strdup("http"), strdup(Listener.subprotocol)]

  init(limits: Limits, receiveBuffer: Int) {
    self.limits = limits
    protocols = .allocate(capacity: names.count + 1)
    protocols.initialize(repeating: lws_protocols(), count: names.count + 1)
    for (number, name) in names.enumerated() {
      protocols[number].name = UnsafePointer(name)
      protocols[number].callback = listenerCallback
      protocols[number].per_session_data_size = MemoryLayout<UInt64>.size
      protocols[number].rx_buffer_size = receiveBuffer
      protocols[number].id = UInt32(number)
    }
    keepalive = .allocate(capacity: 1)
    keepalive.initialize(to: lws_retry_bo_t())
    keepalive.pointee.secs_since_valid_ping = UInt16(limits.pingInterval)
    keepalive.pointee.secs_since_valid_hangup = UInt16(limits.pingInterval + limits.pongTime)
  }

  deinit {
    protocols.deallocate()
    keepalive.deallocate()
    for name in names { free(name) }
  }

  /// Nil when the address cannot be listened on.
  func makeContext(_ address: ListenAddress, _ traffic: Traffic) -> OpaquePointer? {
    var settings = formwork_context_settings()
    settings.port = Int32(address.port)
    settings.allows_ipv6 = address.isIPv6 ? 1 : 0
    settings.protocols = UnsafePointer(protocols)
    settings.keepalive = UnsafePointer(keepalive)
    settings.user = Unmanaged.passUnretained(traffic).toOpaque()
    settings.header_size = UInt16(limits.headerSize)
    settings.header_tables = UInt16(limits.pendingRequests)
    settings.header_timeout = UInt32(limits.headerTime)
    settings.response_timeout = UInt32(limits.responseTime)
    settings.descriptors = UInt32(Self.raiseDescriptors(to: limits.connections))
    guard let interface = address.interface else { return formwork_create_context(&settings) }
    return interface.withCString { name in
      settings.address = name
      return formwork_create_context(&settings)
    }
  }

  /// Files, the event pipe, the listening socket, standard streams, and what the app opens.
  private static let spareDescriptors = 64

  /// Asks the system for as many descriptors as the connections need; how many there are.
  private static func raiseDescriptors(to connections: Int) -> Int {
    let wanted = UInt(connections + spareDescriptors)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    if limit.rlim_cur < wanted {
      limit.rlim_cur = min(wanted, limit.rlim_max)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    return Int(min(wanted, limit.rlim_cur))
  }
}
