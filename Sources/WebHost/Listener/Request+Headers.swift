import CLibwebsockets

extension Request {
  /// Reads the head of the request that libwebsockets has just parsed.
  init(of wsi: OpaquePointer) {
    var start: UnsafeMutablePointer<CChar>?
    var count: Int32 = 0
    let number = lws_http_get_uri_and_method(wsi, &start, &count)
    method =
      switch Int(number) {
      case LWSHUMETH_GET: .get
      case LWSHUMETH_HEAD: .head
      default: .other
      }
    if let start {
      path = String(
        decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
    }
    query = Self.query(of: wsi)
    host = Self.header(WSI_TOKEN_HOST, of: wsi)
    origin = Self.header(WSI_TOKEN_ORIGIN, of: wsi)
    subprotocols = Self.header(WSI_TOKEN_PROTOCOL, of: wsi)
    acceptLanguage = Self.header(WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, of: wsi)
    acceptEncoding = Self.header(WSI_TOKEN_HTTP_ACCEPT_ENCODING, of: wsi)
    userAgent = Self.header(WSI_TOKEN_HTTP_USER_AGENT, of: wsi)
    cookie = Self.header(WSI_TOKEN_HTTP_COOKIE, of: wsi)
    forwardedFor = Self.header(WSI_TOKEN_X_FORWARDED_FOR, of: wsi)
    forwardedScheme = Self.header(named: "x-forwarded-proto:", of: wsi)
  }

  private static func header(_ token: lws_token_indexes, of wsi: OpaquePointer) -> String {
    let length = Int(lws_hdr_total_length(wsi, token))
    guard length > 0 else { return "" }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: length + 1) { buffer in
      let count = Int(lws_hdr_copy(wsi, buffer.baseAddress, Int32(length + 1), token))
      guard count > 0 else { return "" }
      return String(
        decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]),
        as: UTF8.self)
    }
  }

  /// A header that libwebsockets has no token for.
  private static func header(named name: String, of wsi: OpaquePointer) -> String {
    let nameLength = Int32(name.utf8.count)
    let length = Int(lws_hdr_custom_length(wsi, name, nameLength))
    guard length > 0 else { return "" }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: length + 1) { buffer in
      let count = Int(
        lws_hdr_custom_copy(wsi, buffer.baseAddress, Int32(length + 1), name, nameLength))
      guard count > 0 else { return "" }
      return String(
        decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]),
        as: UTF8.self)
    }
  }

  /// The query, put together again from the arguments that libwebsockets unescaped one by one.
  private static func query(of wsi: OpaquePointer) -> String {
    var arguments: [String] = []
    let capacity = Int(lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_URI_ARGS)) + 1
    guard capacity > 1 else { return "" }
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      while true {
        let count = Int(
          lws_hdr_copy_fragment(
            wsi, buffer.baseAddress, Int32(capacity), WSI_TOKEN_HTTP_URI_ARGS,
            Int32(arguments.count)))
        guard count > 0 else { return }
        let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count])
        arguments.append(PercentEncoding.escape(bytes))
      }
    }
    return arguments.joined(separator: "&")
  }
}
