/// An HTTP answer.
struct Response: Sendable, Equatable {
  var status = 200
  var contentType = "text/plain; charset=utf-8"
  var body: [UInt8] = []
  var isCompressed = false
  /// The content stands for its address for ever: the address holds its hash.
  var isImmutable = false
  /// The answer differs by these request headers.
  var vary: String?
  /// The connection is not used again, because the request's body was not read.
  var closes = false
  var allow: String?
  var location: String?

  static func text(_ text: String, status: Int = 200) -> Response {
    Response(status: status, body: Array(text.utf8))
  }

  static func moved(to path: String) -> Response {
    var response = text("The page is at \(path).\n", status: 308)
    response.location = path
    return response
  }

  static let notFound = text("There is nothing at this address.\n", status: 404)
  static let methodNotAllowed = {
    var response = text("This server answers GET and HEAD.\n", status: 405)
    response.allow = "GET, HEAD"
    response.closes = true
    return response
  }()
}

extension Response {
  /// The headers beside type and length.
  var headers: [(name: String, value: String)] {
    var headers = Self.securityHeaders
    headers.append(
      ("cache-control:", isImmutable ? "public, max-age=31536000, immutable" : "no-store"))
    if isCompressed { headers.append(("content-encoding:", "gzip")) }
    if let vary { headers.append(("vary:", vary)) }
    if let location { headers.append(("location:", location)) }
    if let allow { headers.append(("allow:", allow)) }
    return headers
  }

  /// On every answer, pages or not. Scripts and styles come from files alone; the style
  /// attributes of single elements are the layout's.
  private static let securityHeaders = [
    (
      name: "content-security-policy:",
      value: """
      default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
      img-src 'self' data: https:; connect-src 'self'; font-src 'self'; form-action 'self'; \
      base-uri 'none'; frame-ancestors 'self'
      """
    ),
    (name: "x-content-type-options:", value: "nosniff"),
    (name: "referrer-policy:", value: "same-origin"),
  ]
}
