/// The head of an HTTP request, as far as the host looks at it.
struct Request: Sendable, Equatable {
  enum Method: Sendable { case get, head, other }

  var method = Method.get
  /// Unescaped by libwebsockets, which also resolves `..` and refuses what leaves the root.
  var path = "/"
  /// Without the question mark; empty when there is none.
  var query = ""
  var host = ""
  var origin = ""
  var subprotocols = ""
  var acceptLanguage = ""
  var acceptEncoding = ""
  var cookie = ""
  var userAgent = ""
  var forwardedFor = ""
  var forwardedScheme = ""
}

extension Request {
  var acceptsGzip: Bool {
    acceptEncoding.split(separator: ",").contains { encoding in
      let parts = encoding.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      return parts.first == "gzip" && !parts.dropFirst().contains { $0 == "q=0" || $0 == "q=0.0" }
    }
  }

  /// Whether the browser says that it is a phone's, as all of those do (MDN, "Browser detection using the
  /// user agent string"), and some tablets, which name themselves besides: a guess for the first picture,
  /// before the page has told how wide it is.
  var isOfPhone: Bool {
    userAgent.contains("Mobi") && !userAgent.contains("iPad") && !userAgent.contains("Tablet")
  }

  /// Whether the page that opens a socket came from this host, by its own word: browsers let no
  /// script write `Origin`. Scheme and default port are the proxy's business.
  func isSameOrigin(allowed: [String]) -> Bool {
    guard !origin.isEmpty, origin != "null" else { return false }
    if allowed.contains(origin) { return true }
    guard let separator = origin.range(of: "://") else { return false }
    let scheme = origin[..<separator.lowerBound].lowercased()
    guard let port = ["http": ":80", "https": ":443"][scheme] else { return false }
    let authority = origin[separator.upperBound...].lowercased()
    let host = host.lowercased()
    return !host.isEmpty && (authority == host || authority + port == host)
  }

  var offersSubprotocol: Bool {
    subprotocols.split(separator: ",").contains { $0.filter { $0 != " " } == Listener.subprotocol }
  }

  /// What stands before the path in the person's address bar, such as "http://localhost:8080"; empty
  /// when the request does not say its host. The page that opens a socket tells its scheme.
  func site(trustingForwarded isTrusted: Bool) -> String {
    guard !host.isEmpty, host.utf8.allSatisfy(Self.isHostByte) else { return "" }
    let isSecure = origin.hasPrefix("https://") || isTrusted && forwardedScheme == "https"
    return (isSecure ? "https://" : "http://") + host
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", ":", "[", "]": true
    default: false
    }
  }

  /// Who sent the request through a trusted proxy: the last address, the one that proxy added.
  var forwardedAddress: String? {
    forwardedFor.split(separator: ",").last.map { $0.filter { $0 != " " } }
  }
}
