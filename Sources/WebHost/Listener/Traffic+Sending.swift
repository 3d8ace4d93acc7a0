import CLibwebsockets

extension Traffic {
  /// Sends a frame at once when nothing waits before it, else queues it.
  ///
  /// libwebsockets wants writes in its writeable callback; a single write to a socket without
  /// backlog is safe elsewhere, and saves one `poll` per event (measured: 6 of 40 µs).
  func send(_ frame: String, to socket: Socket) {
    guard socket.refusal == nil else { return }
    if socket.waiting.isEmpty, lws_partial_buffered(socket.wsi) == 0 {
      if !write(frame, to: socket) { formwork_kill(socket.wsi) }
      return
    }
    guard socket.waiting.isEmpty || socket.waitingBytes <= limits.outgoingQueue else {
      return dropSlowReader(socket)
    }
    socket.enqueue(frame)
    lws_callback_on_writable(socket.wsi)
  }

  /// The socket takes more.
  func writable(_ socket: Socket) -> Int32 {
    while lws_partial_buffered(socket.wsi) == 0, let frame = socket.dequeue() {
      guard write(frame, to: socket) else { return -1 }
    }
    if !socket.waiting.isEmpty { return lws_callback_on_writable(socket.wsi) < 0 ? -1 : 0 }
    guard let refusal = socket.refusal else { return 0 }
    return sayGoodbye(socket, refusal)
  }

  /// False when the connection is broken.
  func write(_ frame: String, to socket: Socket) -> Bool {
    var frame = frame
    return frame.withUTF8 { bytes in
      withScratch(bytes.count) { buffer in
        if let start = bytes.baseAddress { buffer.update(from: start, count: bytes.count) }
        return lws_write(socket.wsi, buffer, bytes.count, LWS_WRITE_TEXT) >= 0
      }
    }
  }

  /// Closes after what waits is sent; from outside of the socket's own callback.
  func close(_ socket: Socket, _ refusal: Refusal) {
    guard socket.refusal == nil else { return }
    note(refusal, on: socket)
    lws_callback_on_writable(socket.wsi)
  }

  /// Closes from the socket's own callback: the bye now, then the close frame.
  func closeNow(_ socket: Socket, _ refusal: Refusal) -> Int32 {
    note(refusal, on: socket)
    arrive(.closed(socket.id, refusal))
    return sayGoodbye(socket, refusal)
  }

  /// A client that does not read gets no goodbye, for it would not read that either.
  private func dropSlowReader(_ socket: Socket) {
    note(.slowReader, on: socket)
    arrive(.closed(socket.id, .slowReader))
    socket.dropWaiting()
    formwork_kill(socket.wsi)
  }

  private func note(_ refusal: Refusal, on socket: Socket) {
    socket.refusal = refusal
    metrics.count(refusal)
    log.refused(refusal, session: socket.id)
  }

  private func sayGoodbye(_ socket: Socket, _ refusal: Refusal) -> Int32 {
    if lws_partial_buffered(socket.wsi) == 0 { _ = write(ServerMessage.bye(refusal), to: socket) }
    var sentence = refusal.sentence
    sentence.withUTF8 { bytes in
      formwork_close_reason(socket.wsi, Int32(refusal.code), bytes.baseAddress, bytes.count)
    }
    return -1
  }
}
