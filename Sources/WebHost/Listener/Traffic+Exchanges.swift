import CLibwebsockets

// The life of an HTTP request on the network thread.
extension Traffic {
  func requested(_ wsi: OpaquePointer) -> Exchange {
    let request = Request(of: wsi)
    let exchange = Exchange(id: makeID(), wsi: wsi, isHead: request.method == .head)
    exchanges[exchange.id] = exchange
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, Int32(limits.responseTime))
    if let response = respond(to: request, for: exchange) {
      exchange.answer(response)
      lws_callback_on_writable(wsi)
    }
    return exchange
  }

  /// The answer, or nil when the main thread will give it.
  private func respond(to request: Request, for exchange: Exchange) -> Response? {
    guard request.method != .other else { return .methodNotAllowed }
    switch Route(request, basePath: configuration.basePath) {
    case .health: return .text("ok\n")
    case .metrics: return metricsResponse
    case .file(let name): return file(name, request)
    case .socket: return .text("Here a WebSocket is spoken.\n", status: 426)
    case .notFound: return .notFound
    case .moved(let path): return .moved(to: path)
    case .page(let path):
      guard path.utf8.count <= limits.pathLength else {
        return .text("This address is too long.\n", status: 414)
      }
      arrive(.page(page(path, request), answer: exchange.id))
      return nil
    }
  }

  private var metricsResponse: Response {
    var response = Response.text(metrics.prometheusText)
    response.contentType = "text/plain; version=0.0.4; charset=utf-8"
    return response
  }

  private func file(_ name: String, _ request: Request) -> Response {
    do {
      let response = try files.response(for: name, acceptsGzip: request.acceptsGzip)
      if response.status == 200 { metrics.files.add() }
      return response
    } catch {
      log(.error, "a resource file could not be read")
      return .notFound
    }
  }

  private func page(_ path: String, _ request: Request) -> PageRequest {
    var settings = SettingsCookie.parse(request.cookie)
    if settings.isCompact == nil, request.isOfPhone { settings.isCompact = true }
    return PageRequest(path: path, visitor: visitor(request), settings: settings)
  }

  /// The connection takes more of the answer.
  func writable(_ exchange: Exchange) -> Int32 {
    switch exchange.phase {
    case .waiting: return 0
    case .answered(let response):
      guard writeHead(of: response, to: exchange.wsi) else { return -1 }
      guard !exchange.isHead, !response.body.isEmpty else { return finish(exchange, response) }
      exchange.sent(0, of: response)
      return lws_callback_on_writable(exchange.wsi) < 0 ? -1 : 0
    case .sending(let response, let sent):
      return writeBody(of: response, from: sent, to: exchange)
    }
  }

  /// Room for the lines of a head; ours take some 800 bytes.
  private static let headCapacity = 4_096

  private func writeHead(of response: Response, to wsi: OpaquePointer) -> Bool {
    withScratch(Self.headCapacity) { start in
      var position: UnsafeMutablePointer<UInt8>? = start
      let end = start + Self.headCapacity
      guard
        lws_add_http_common_headers(
          wsi, UInt32(response.status), response.contentType, UInt64(response.body.count),
          &position, end) == 0
      else { return false }
      for (name, value) in response.headers {
        guard
          lws_add_http_header_by_name(
            wsi, name, value, Int32(value.utf8.count), &position, end) == 0
        else { return false }
      }
      return lws_finalize_write_http_header(wsi, start, &position, end) == 0
    }
  }

  private func writeBody(of response: Response, from sent: Int, to exchange: Exchange) -> Int32 {
    let count = min(response.body.count - sent, ScratchBuffer.usualCapacity)
    let isLast = sent + count == response.body.count
    guard write(response.body[sent..<sent + count], isLast: isLast, to: exchange.wsi) else {
      return -1
    }
    if isLast { return finish(exchange, response) }
    exchange.sent(sent + count, of: response)
    return lws_callback_on_writable(exchange.wsi) < 0 ? -1 : 0
  }

  private func write(_ body: ArraySlice<UInt8>, isLast: Bool, to wsi: OpaquePointer) -> Bool {
    let kind = isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP
    return withScratch(body.count) { buffer in
      for (offset, byte) in body.enumerated() { buffer[offset] = byte }
      return lws_write(wsi, buffer, body.count, kind) >= 0
    }
  }

  /// Writes a short answer at one go.
  func writeWhole(_ response: Response, to wsi: OpaquePointer) -> Bool {
    writeHead(of: response, to: wsi) && write(response.body[...], isLast: true, to: wsi)
  }

  private func finish(_ exchange: Exchange, _ response: Response) -> Int32 {
    ended(exchange)
    if response.closes { return -1 }
    return lws_http_transaction_completed(exchange.wsi) != 0 ? -1 : 0
  }

  func ended(_ exchange: Exchange) { exchanges[exchange.id] = nil }
}
