import BrowserClient
import Foundation
import Testing

@testable import WebHost

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
    let screen = server.screens.made[0]
    #expect(screen.settingsAtStart.path == "/orders/a%20b?x=1&y=%26")
    #expect(screen.settingsAtStart.isDark)
    #expect(screen.isPreview && screen.isClosed)
    #expect(server.host.metrics.sessions.value == 0)
  }

  @Test(arguments: [
    (["User-Agent: X (iPhone) Mobile/15E148"], true),
    (["User-Agent: X (iPad) Mobile/15E148"], false),
    // The page told that it is wide, as a phone lying on its side does.
    (["User-Agent: X (iPhone) Mobile/15E148", "Cookie: formwork=d"], false),
    (["User-Agent: X (Macintosh)", "Cookie: formwork=c"], true),
  ])
  func `a phone's first page is compact, unless its cookie knows better`(
    headers: [String], isCompact: Bool
  ) async throws {
    let server = try Server()
    let answer = try await server.serve { try RawClient(port: $0).request("GET /", headers) }
    #expect(answer.headers["vary"] == "accept-language, cookie, user-agent")
    #expect(server.screens.made.map(\.settingsAtStart.isCompact) == [isCompact])
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
    #expect(statuses == [200, 308, 404, 200])
    #expect(server.screens.made.map(\.settingsAtStart.path) == ["/x"])
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
    let isCutOff = try await server.serve { port in
      let browser = try RawClient(port: port)
      try browser.send("GET / HTTP/1.1\r\nHost: a\r\n")
      // More lines than there is time for: libwebsockets' clock cannot be advanced.
      for _ in 0..<200 {
        do { try browser.send("X: y\r\n") } catch { return true }
        usleep(100_000)
      }
      return false
    }
    #expect(isCutOff)
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
