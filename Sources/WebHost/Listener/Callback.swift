import CLibwebsockets

// What libwebsockets calls, on its own thread. Functions at file scope, because a closure written
// in main-actor code is taken to be on the main actor and traps here.

/// A long flat switch: each event of the library goes to the one function that handles it.
func listenerCallback(
  wsi: OpaquePointer?, reason: lws_callback_reasons, slot: UnsafeMutableRawPointer?,
  bytes: UnsafeMutableRawPointer?, count: Int
) -> Int32 {
  guard let wsi, let owner = formwork_owner(wsi) else { return 0 }
  let traffic = Unmanaged<Traffic>.fromOpaque(owner).takeUnretainedValue()
  switch reason {
  case LWS_CALLBACK_RECEIVE:
    guard let socket = traffic.socket(in: slot) else { return -1 }
    let piece = UnsafeRawBufferPointer(start: bytes, count: count)
    traffic.received(piece.assumingMemoryBound(to: UInt8.self), on: socket)
  case LWS_CALLBACK_RAW_RX_FILE: traffic.isMainQueueWaiting = true
  case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
    if formwork_protocol(wsi) == 0 { traffic.takeOutgoing() }
  case LWS_CALLBACK_SERVER_WRITEABLE:
    return traffic.socket(in: slot).map(traffic.writable) ?? -1
  case LWS_CALLBACK_HTTP_WRITEABLE:
    return traffic.exchange(in: slot).map(traffic.writable) ?? 0
  case LWS_CALLBACK_HTTP:
    write(traffic.requested(wsi).id, to: slot)
  case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
    return confirmUpgrade(wsi, to: bytes, traffic)
  case LWS_CALLBACK_ESTABLISHED:
    write(traffic.opened(wsi).id, to: slot)
  case LWS_CALLBACK_TIMER:
    return traffic.socket(in: slot).map(traffic.timerFired) ?? 0
  case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
    guard let socket = traffic.socket(in: slot) else { return 0 }
    socket.peerCloses = true
    socket.leavesForGood = isFarewell(UnsafeRawBufferPointer(start: bytes, count: count))
    return socket.saidGoodbye ? -1 : 0
  case LWS_CALLBACK_CLOSED:
    if let socket = traffic.socket(in: slot) { traffic.closed(socket) }
  case LWS_CALLBACK_CLOSED_HTTP, LWS_CALLBACK_HTTP_DROP_PROTOCOL:
    if let exchange = traffic.exchange(in: slot) { traffic.ended(exchange) }
  case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
    return formwork_protocol(wsi) == 1 ? 0 : -1
  case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
    return traffic.admitConnection() ? 0 : -1
  case LWS_CALLBACK_WSI_CREATE: traffic.connections += 1
  case LWS_CALLBACK_WSI_DESTROY: traffic.connections -= 1
  default: break
  }
  return 0
}

/// Upgrades go to `formwork.1` alone; HTTP/2 is the proxy's.
private func confirmUpgrade(
  _ wsi: OpaquePointer, to name: UnsafeMutableRawPointer?, _ traffic: Traffic
) -> Int32 {
  guard let name, String(cString: name.assumingMemoryBound(to: CChar.self)) == "websocket" else {
    return -1
  }
  guard let response = traffic.refuseUpgrade(Request(of: wsi)) else { return 0 }
  return traffic.writeWhole(response, to: wsi) ? 1 : -1
}

// The slot is the room for one number that libwebsockets keeps with each connection, zero at first.

private func write(_ id: ConnectionID, to slot: UnsafeMutableRawPointer?) {
  slot?.storeBytes(of: id.rawValue, as: UInt64.self)
}

extension Traffic {
  fileprivate func socket(in slot: UnsafeMutableRawPointer?) -> Socket? {
    slot.flatMap { sockets[ConnectionID(rawValue: $0.load(as: UInt64.self))] }
  }

  fileprivate func exchange(in slot: UnsafeMutableRawPointer?) -> Exchange? {
    slot.flatMap { exchanges[ConnectionID(rawValue: $0.load(as: UInt64.self))] }
  }
}

/// Whether a close frame says that the page is gone: RFC 6455, 7.4.1, "normal closure" and "going away". A
/// page that a browser keeps for the way back closes without a code.
private func isFarewell(_ payload: UnsafeRawBufferPointer) -> Bool {
  guard payload.count >= 2 else { return false }
  return [1000, 1001].contains(Int(payload[0]) << 8 | Int(payload[1]))
}
