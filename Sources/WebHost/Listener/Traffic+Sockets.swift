import CLibwebsockets

// The life of a WebSocket on the network thread. Each function that libwebsockets calls returns
// what its callback returns: 0 to go on, -1 to close.
extension Traffic {
  /// Whether a request may become a socket: the answer that refuses it otherwise.
  func refuseUpgrade(_ request: Request) -> Response? {
    guard Route(request, basePath: configuration.basePath) == .socket else { return .notFound }
    guard request.isSameOrigin(allowed: configuration.allowedOrigins) else {
      return refuse(.origin)
    }
    guard request.offersSubprotocol else { return refuse(.subprotocol) }
    return nil
  }

  private func refuse(_ refusal: Refusal) -> Response {
    metrics.count(refusal)
    log.refused(refusal)
    return .text(refusal.sentence + "\n", status: 403)
  }

  /// A browser opened a socket. One too many is let in to be told so, and goes no further.
  func opened(_ wsi: OpaquePointer) -> Socket {
    let request = Request(of: wsi)
    let address = self.address(of: wsi, request)
    let refusal = isLeaving ? Refusal.goingAway : addresses.admit(address, limits: limits)
    let socket = Socket(
      id: makeID(), wsi: wsi, address: refusal == nil ? address : nil, burst: limits.eventBurst,
      now: now())
    sockets[socket.id] = socket
    if let refusal {
      close(socket, refusal)
    } else {
      arrive(.opened(socket.id, visitor(request)))
      setTimer(socket, microseconds: UInt64(limits.helloTime) * 1_000_000)
    }
    return socket
  }

  func visitor(_ request: Request) -> Visitor {
    Visitor(
      languages: Languages.parse(request.acceptLanguage),
      site: request.site(trustingForwarded: configuration.trustsForwarded))
  }

  private func address(of wsi: OpaquePointer, _ request: Request) -> String {
    if configuration.trustsForwarded, let address = request.forwardedAddress { return address }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard lws_get_peer_simple(wsi, buffer.baseAddress, buffer.count) != nil else { return "" }
      return buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  /// A piece of a message came in. After a refusal, everything is passed over.
  func received(_ piece: UnsafeBufferPointer<UInt8>, on socket: Socket) {
    guard socket.refusal == nil else { return }
    let isLast = lws_is_final_fragment(socket.wsi) != 0
    if isLast, socket.pieces.isEmpty { return message(piece, on: socket) }
    let announced = Int(lws_remaining_packet_payload(socket.wsi))
    guard socket.pieces.count + piece.count + announced <= limits.messageSize else {
      socket.pieces = []
      return refuse(socket, .tooLarge)
    }
    socket.pieces.append(contentsOf: piece)
    guard isLast else { return }
    socket.pieces.withUnsafeBufferPointer { message($0, on: socket) }
    socket.pieces = []
  }

  private func message(_ bytes: UnsafeBufferPointer<UInt8>, on socket: Socket) {
    let now = now()
    socket.lastMessage = now
    let (rate, burst) = (limits.eventsPerSecond, limits.eventBurst)
    guard socket.bucket.take(rate: rate, burst: burst, now: now) else {
      return refuse(socket, .tooManyEvents)
    }
    guard lws_frame_is_binary(socket.wsi) == 0 else { return refuse(socket, .malformed) }
    do throws(WireError) {
      let message = try ClientMessage(decoding: bytes, limits: limits)
      if case .hello = message, !socket.saidHello {
        socket.saidHello = true
        setTimer(socket, microseconds: UInt64(limits.idleTime) * 1_000_000)
      }
      arrive(.message(socket.id, message))
    } catch {
      if error == .version { socket.enqueue(ServerMessage.reload) }
      refuse(socket, error.refusal)
    }
  }

  /// The clock of the hello, then of idleness, set again for what is left of it, then of the leave.
  func timerFired(on socket: Socket) -> Int32 {
    guard socket.refusal == nil else {
      closed(socket)
      return -1
    }
    guard socket.saidHello else {
      refuse(socket, .noHello)
      return 0
    }
    if let left = limits.idleTimeLeft(lastMessage: socket.lastMessage, now: now()) {
      setTimer(socket, microseconds: left)
    } else {
      refuse(socket, .idle)
    }
    return 0
  }

  func setTimer(_ socket: Socket, microseconds: UInt64) {
    lws_set_timer_usecs(socket.wsi, lws_usec_t(microseconds))
  }

  /// The socket is gone, from whichever side.
  func closed(_ socket: Socket) {
    sockets[socket.id] = nil
    guard let address = socket.address else { return }
    addresses.release(address)
    guard socket.refusal == nil else { return }
    if !socket.peerCloses, brokeFraming(socket) {
      metrics.count(.malformed)
      log.refused(.malformed, session: socket.id)
    }
    arrive(socket.leavesForGood ? .closed(socket.id, nil) : .dropped(socket.id))
  }

  /// Whether libwebsockets itself closed the socket for frames against the rules: what it told the
  /// other side is a code between 1002 and 1009.
  private func brokeFraming(_ socket: Socket) -> Bool {
    guard lws_get_close_length(socket.wsi) >= 2, let code = lws_get_close_payload(socket.wsi) else {
      return false
    }
    return (1002...1009).contains(Int(code[0]) << 8 | Int(code[1]))
  }
}
