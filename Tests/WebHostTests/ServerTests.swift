import BrowserClient
import DisplayTree
import Foundation
import Testing

@testable import WebHost

/// A real host on a free port, with a fake app.
@MainActor
struct Server {
  let source: FakeSource
  let host: RunningHost
  var port: Int { host.port }

  init(
    fields: Int = 2, basePath: String = "/", _ change: (inout HostConfiguration) -> Void = { _ in }
  ) throws {
    source = FakeSource(fields: fields)
    var configuration = HostConfiguration()
    configuration.port = 0
    configuration.basePath = basePath
    configuration.logLevel = .none
    change(&configuration)
    host = try Host.start(source, configuration: configuration)
  }

  /// Runs a client's side, then stops.
  func serve<Result: Sendable>(
    _ client: @escaping @Sendable (Int) throws -> Result
  ) async throws -> Result {
    let port = port
    defer { host.stop() }
    return try await onNetwork { try client(port) }
  }

  /// Connects, greets, and hands over once the page is mounted.
  func converse<Result: Sendable>(
    _ client: @escaping @Sendable (RawClient) throws -> Result
  ) async throws -> Result {
    try await serve { port in
      let browser = try RawClient(port: port)
      try browser.upgrade()
      try browser.greet()
      _ = try (browser.text(), browser.text())
      return try client(browser)
    }
  }
}

@MainActor
struct PageServerTests {
  @Test func `a page comes whole, with every header that guards it`() async throws {
    let server = try Server()
    let answer = try await server.serve {
      try RawClient(port: $0).request(
        "GET /orders/a%20b?x=1&y=%26", ["Accept-Language: de", "Cookie: formwork=d"])
    }
    #expect(answer.status == 200)
    #expect(answer.text.contains("A &lt;fake&gt; form"))
    #expect(answer.text.contains("lang=\"de\""))
    #expect(answer.text.contains("/_formwork/" + BrowserClient.script.path))
    #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
    #expect(answer.headers["cache-control"] == "no-store")
    #expect(answer.headers["x-content-type-options"] == "nosniff")
    #expect(answer.headers["referrer-policy"] == "same-origin")
    #expect(
      answer.headers["content-security-policy"]
        == "default-src 'none'; script-src 'self'; style-src 'self'; "
        + "style-src-attr 'unsafe-inline'; img-src 'self' data: https:; connect-src 'self'; "
        + "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'")
    let screen = server.source.screens[0]
    #expect(screen.settingsAtStart.path == "/orders/a%20b?x=1&y=%26")
    #expect(screen.settingsAtStart.isDark)
    #expect(screen.isPreview && screen.isClosed)
    #expect(server.host.metrics.sessions.value == 0)
  }

  @Test func `one connection serves page after page`() async throws {
    let server = try Server()
    let statuses = try await server.serve { port in
      let browser = try RawClient(port: port)
      return try ["GET /", "HEAD /", "GET /healthz", "GET /_formwork/none.js", "GET /a"].map {
        try browser.request($0).status
      }
    }
    #expect(statuses == [200, 200, 200, 404, 200])
  }

  @Test func `a HEAD has the length and no body`() async throws {
    let answer = try await Server().serve { try RawClient(port: $0).request("HEAD /") }
    #expect(answer.status == 200)
    #expect(Int(answer.headers["content-length"] ?? "0") ?? 0 > 100)
    #expect(answer.body.isEmpty)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS"])
  func `other methods are refused`(method: String) async throws {
    let answer = try await Server().serve {
      try RawClient(port: $0).request("\(method) /", ["Content-Length: 0"])
    }
    #expect(answer.status == 405)
    #expect(answer.headers["allow"] == "GET, HEAD")
    #expect(answer.headers["content-security-policy"] != nil)
  }

  @Test func `the client's files are cached for ever and compressed on request`() async throws {
    let path = "GET /_formwork/" + BrowserClient.script.path
    let (plain, compressed) = try await Server().serve { port in
      let browser = try RawClient(port: port)
      return (
        try browser.request(path), try browser.request(path, ["Accept-Encoding: br, gzip"])
      )
    }
    #expect(plain.body == BrowserClient.script.bytes)
    #expect(plain.headers["cache-control"] == "public, max-age=31536000, immutable")
    #expect(plain.headers["content-encoding"] == nil)
    #expect(plain.headers["vary"] == "accept-encoding")
    #expect(compressed.headers["content-encoding"] == "gzip")
    #expect(compressed.body.count < plain.body.count)
    #expect(compressed.body.prefix(2) == [0x1F, 0x8B])
  }

  @Test func `the app's files come from its provider, great ones whole`() async throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let server = try Server {
      $0.files = { name in
        name == "abc.png" ? ServedFile(.bytes(bytes), contentType: "image/png") : nil
      }
    }
    let (found, missing, unknown) = try await server.serve { port in
      let browser = try RawClient(port: port)
      return (
        try browser.request("GET /_formwork/abc.png"),
        try browser.request("GET /_formwork/..%2f..%2fetc%2fpasswd"),
        try browser.request("GET /_formwork/abd.png").status
      )
    }
    #expect(found.headers["content-type"] == "image/png")
    #expect(found.body == bytes)
    #expect(unknown == 404)
    #expect(!missing.text.contains("root:"))
  }

  @Test func `everything stands below the base path`() async throws {
    let server = try Server(basePath: "/app")
    let statuses = try await server.serve { port in
      let browser = try RawClient(port: port)
      return try ["GET /app/x", "GET /app", "GET /x", "GET /healthz"].map {
        try browser.request($0).status
      }
    }
    #expect(statuses == [200, 200, 404, 200])
    #expect(server.source.screens.map(\.settingsAtStart.path) == ["/x", "/"])
    #expect(server.host.address == "http://127.0.0.1:\(server.port)/app/")
  }

  @Test func `the metrics count`() async throws {
    let text = try await Server().serve { port in
      let browser = try RawClient(port: port)
      _ = try browser.request("GET /")
      _ = try RawClient(port: port).upgrade(origin: "http://evil.example")
      return try browser.request("GET /metrics").text
    }
    #expect(text.contains("formwork_pages_total 1\n"))
    #expect(text.contains("formwork_refusals_total{reason=\"origin\"} 1\n"))
  }

  @Test func `a port in use is told in one sentence`() async throws {
    let server = try Server()
    let port = server.port
    let error = #expect(throws: HostError.self) { try Server { $0.port = port } }
    #expect(error?.description == "Port \(port) is in use; choose another with --port.")
    server.host.stop()
  }

  @Test func `a port is free again after stopping`() throws {
    let server = try Server()
    let port = server.port
    server.host.stop()
    try Server { $0.port = port }.host.stop()
  }

  @Test func `a head that trickles in is cut off`() async throws {
    let server = try Server { $0.limits.headerTime = 1 }
    let seconds = try await server.serve { port in
      let browser = try RawClient(port: port)
      let start = now()
      try? browser.send("GET / HTTP/1.1\r\nHost: a\r\n")
      while now() - start < 10_000_000 {
        do { try browser.send("X: y\r\n") } catch { break }
        usleep(200_000)
      }
      return Double(now() - start) / 1_000_000
    }
    #expect(seconds < 6)
  }

  @Test func `a head that is too long is refused`() async throws {
    let server = try Server { $0.limits.headerSize = 1_024 }
    let (refused, status) = try await server.serve { port in
      let browser = try RawClient(port: port)
      let long = "X-Long: " + String(repeating: "a", count: 60)
      let cookie = "Cookie: " + String(repeating: "b", count: 4_000)
      let answer = try? browser.request("GET /", [long, cookie])
      return (answer?.status != 200, try RawClient(port: port).request("GET /healthz").status)
    }
    #expect(refused)
    #expect(status == 200)
  }
}

@MainActor
struct SocketServerTests {
  @Test func `a session greets, listens and answers`() async throws {
    let server = try Server()
    let frames = try await server.serve { port in
      let browser = try RawClient(port: port)
      let answer = try browser.upgrade()
      #expect(answer.status == 101)
      #expect(answer.headers["sec-websocket-protocol"] == "formwork.1")
      #expect(answer.headers["sec-websocket-extensions"] == nil)
      try browser.greet()
      let greeting = [try browser.text(), try browser.text()]
      try browser.say("[1,\"i\",3,\"Ada\"]")
      return greeting + [try browser.text()]
    }
    #expect(frames[0] == "[\"welcome\",0,0]")
    #expect(frames[1].hasPrefix("[\"mount\","))
    #expect(frames[2].hasPrefix("[1,"))
    #expect(frames[2].contains("You typed: Ada"))
    #expect(server.source.screens[0].settingsAtStart.languages == ["de-CH", "fr"])
  }

  @Test func `the digest of the served page lets it stand`() async throws {
    let welcome = try await Server().serve { port in
      let page = try RawClient(port: port).request("GET /").text
      let start = page.range(of: "data-digest=\"")?.upperBound ?? page.startIndex
      let digest = page[start...].prefix { $0 != "\"" }
      let browser = try RawClient(port: port)
      try browser.upgrade()
      try browser.say("[\"hello\",1,\"/\",\"\(digest)\",{},[]]")
      return try browser.text()
    }
    #expect(welcome == "[\"welcome\",1,0]")
  }

  @Test(arguments: [
    ("http://evil.example", "formwork.1", "/_formwork/socket", 403),
    ("null", "formwork.1", "/_formwork/socket", 403),
    ("", "formwork.1", "/_formwork/socket", 403),
    (nil, "chat", "/_formwork/socket", 403),
    (nil, nil, "/_formwork/socket", 403),
    (nil, "formwork.1", "/elsewhere", 404),
  ])
  func `an upgrade from elsewhere is refused`(
    origin: String?, subprotocol: String?, path: String, status: Int
  ) async throws {
    let answer = try await Server().serve {
      try RawClient(port: $0).upgrade(origin: origin, subprotocol: subprotocol, path: path)
    }
    #expect(answer.status == status)
    #expect(answer.headers["content-security-policy"] != nil)
  }

  @Test(arguments: [
    ("nonsense", 4001), ("[1,\"z\",3]", 4001), ("[\"hello\",1,\"/\",\"\",{},[]]", 4001),
    ("[2,\"t\",3]", 4002), ("[1,\"t\",12345]", 4003),
    ("[1,\"i\",3,\"0123456789abcdef0\"]", 4004),
  ])
  func `a bad message is answered with its code, and others do not notice`(
    message: String, code: Int
  ) async throws {
    let server = try Server { $0.limits.fieldLength = 16 }
    let (bye, closed, other) = try await server.serve { port in
      let browsers = try (0..<2).map { _ in try RawClient(port: port) }
      for browser in browsers {
        try browser.upgrade()
        try browser.greet()
        _ = try (browser.text(), browser.text())
      }
      try browsers[0].say(message)
      let bye = try browsers[0].text()
      let closed = try browsers[0].closeCode()
      try browsers[1].say("[1,\"i\",3,\"still here\"]")
      return (bye, closed, try browsers[1].text())
    }
    #expect(bye.hasPrefix("[\"bye\",\(code),"))
    #expect(closed == code)
    #expect(other.contains("still here"))
  }

  @Test func `another version is told to reload`() async throws {
    let frames = try await Server().serve { port in
      let browser = try RawClient(port: port)
      try browser.upgrade()
      try browser.say("[\"hello\",2,{\"new\":true}]")
      return [try browser.text(), try browser.text(), try browser.text()]
    }
    #expect(frames[0] == "[\"reload\"]")
    #expect(frames[1].hasPrefix("[\"bye\",4000,"))
    #expect(frames[2] == "closed 4000")
  }

  @Test func `a binary frame and one without mask are refused`() async throws {
    let (binary, unmasked) = try await Server().serve { port in
      let browsers = try (0..<2).map { _ in try RawClient(port: port) }
      for browser in browsers { try browser.upgrade() }
      try browsers[0].sendFrame(Array("[1]".utf8), opcode: 2)
      try browsers[1].sendFrame(Array("[1,\"t\",3]".utf8), isMasked: false)
      return (try browsers[0].closeCode(), browsers[1].isClosed())
    }
    #expect(binary == 4001)
    #expect(unmasked)
  }

  @Test func `a message may come in pieces, and byte by byte`() async throws {
    let frame = try await Server().converse { browser in
      let text = Array("[1,\"i\",3,\"Grüße\"]".utf8)
      try browser.sendFrame(Array(text[..<11]), isFinal: false)
      try browser.sendFrame(Array(text[11..<12]), opcode: 0, isFinal: false)
      try browser.sendFrame(Array(text[12...]), opcode: 0)
      return try browser.text()
    }
    #expect(frame.contains("You typed: Grüße"))
  }

  @Test func `a long text arrives whole`() async throws {
    let text = String(repeating: "0123456789abcdef", count: 6_000)
    let frame = try await Server().converse { browser in
      try browser.say("[1,\"i\",3,\"\(text)\"]")
      return try browser.text()
    }
    #expect(frame.contains(text))
  }

  @Test func `an oversize message is refused before it is here`() async throws {
    let server = try Server { $0.limits.messageSize = 2_000 }
    let code = try await server.converse { browser in
      let head: [UInt8] = [0x81, 0xFF, 0, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4]
      try browser.send(head + [UInt8](repeating: 0x61, count: 600))
      return try browser.closeCode()
    }
    #expect(code == 4004)
  }

  @Test func `pieces do not add up beyond the limit`() async throws {
    let server = try Server { $0.limits.messageSize = 2_000 }
    let code = try await server.converse { browser in
      try browser.sendFrame([UInt8](repeating: 0x5B, count: 500), isFinal: false)
      for _ in 0..<3 {
        try browser.sendFrame([UInt8](repeating: 0x5B, count: 501), opcode: 0, isFinal: false)
      }
      return try browser.closeCode()
    }
    #expect(code == 4004)
  }

  @Test func `a flood ends with its code`() async throws {
    let server = try Server {
      $0.limits.eventsPerSecond = 1
      $0.limits.eventBurst = 20
    }
    let code = try await server.converse { browser in
      for number in 1...40 { try? browser.say("[\(number),\"f\",3]") }
      return try browser.closeCode()
    }
    #expect(code == 4005)
    #expect(server.source.screens[0].log.count == 19)
  }

  @Test func `no hello, no session`() async throws {
    let server = try Server { $0.limits.helloTime = 1 }
    let code = try await server.serve { port in
      let browser = try RawClient(port: port)
      try browser.upgrade()
      return try browser.closeCode()
    }
    #expect(code == 4007)
    #expect(server.source.screens.isEmpty)
  }

  @Test func `an idle session ends, one with events does not`() async throws {
    let server = try Server { $0.limits.idleTime = 1 }
    let (seconds, code) = try await server.converse { browser in
      let start = now()
      for number in 1...4 {
        usleep(400_000)
        try browser.say("[\(number),\"f\",3]")
        #expect(try browser.text() == "[\(number)]")
      }
      return (now() - start, try browser.closeCode())
    }
    #expect(seconds > 1_500_000)
    #expect(code == 4007)
  }

  @Test func `a full server says so`() async throws {
    let server = try Server { $0.limits.sessions = 1 }
    let frames = try await server.converse { [port = server.port] _ in
      let second = try RawClient(port: port)
      try second.upgrade()
      return [try second.text(), try second.text()]
    }
    #expect(frames[0].hasPrefix("[\"bye\",4006,"))
    #expect(frames[1] == "closed 4006")
  }

  @Test func `a place is free again when its browser went`() async throws {
    let server = try Server { $0.limits.sessions = 1 }
    let welcome = try await server.serve { port in
      for _ in 0..<3 {
        let browser = try RawClient(port: port)
        try browser.upgrade()
        try browser.greet()
        _ = try browser.text()
        try browser.sendFrame([0x03, 0xE8], opcode: 8)
        _ = browser.isClosed()
      }
      let last = try RawClient(port: port)
      try last.upgrade()
      try last.greet()
      return try last.text()
    }
    #expect(welcome == "[\"welcome\",0,0]")
    await nextMainTurn()
    let areClosed = server.source.screens.dropLast().map(\.isClosed)
    #expect(areClosed == [true, true, true])
  }

  @Test func `who does not read is dropped`() async throws {
    let server = try Server {
      $0.limits.outgoingQueue = 65_536
      $0.limits.eventsPerSecond = 0
    }
    let text = String(repeating: "x", count: 100_000)
    try await server.converse { browser in
      for number in 1...200 { try? browser.say("[\(number),\"i\",3,\"\(number)\(text)\"]") }
      _ = browser.isClosed()
    }
    #expect(server.host.metrics.refused(.slowReader) == 1)
  }

  @Test func `pings come, and silence after them ends the connection`() async throws {
    let server = try Server {
      $0.limits.pingInterval = 1
      $0.limits.pongTime = 1
    }
    let (ping, closed) = try await server.converse { browser in
      (try browser.frame(), browser.isClosed())
    }
    #expect(ping == .other(9))
    #expect(closed)
  }

  @Test func `whoever stays is told that the server goes`() async throws {
    let server = try Server()
    let port = server.port
    let browser = try await onNetwork { () -> RawClient in
      let browser = try RawClient(port: port)
      try browser.upgrade()
      try browser.greet()
      _ = try (browser.text(), browser.text())
      return browser
    }
    let start = now()
    server.host.stop()
    #expect(now() - start < 900_000)
    #expect(server.source.screens[0].isClosed)
    let frames = try await onNetwork { [try browser.text(), try browser.text()] }
    #expect(frames[0].hasPrefix("[\"bye\",1001,"))
    #expect(frames[1] == "closed 1001")
  }

  @Test func `sixteen browsers type at once and each gets its own text`() async throws {
    let server = try Server { $0.limits.eventsPerSecond = 0 }
    let port = server.port
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        group.addTask {
          try await onNetwork {
            let browser = try RawClient(port: port)
            try browser.upgrade()
            try browser.greet()
            _ = try (browser.text(), browser.text())
            for event in 1...50 {
              try browser.say("[\(event),\"i\",3,\"\(number)-\(event)\"]")
              let frame = try browser.text()
              #expect(frame.hasPrefix("[\(event),") && frame.contains("\(number)-\(event)"))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    server.host.stop()
    #expect(server.host.metrics.events.value == 800)
  }
}
