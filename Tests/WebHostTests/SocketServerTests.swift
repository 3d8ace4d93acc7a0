import Foundation
import Testing

@testable import WebHost

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
    #expect(frames[0].hasPrefix("[\"welcome\",0,0,\""))
    #expect(frames[1].hasPrefix("[\"mount\","))
    #expect(frames[2].hasPrefix("[1,"))
    #expect(frames[2].contains("You typed: Ada"))
    #expect(server.screens.made[0].settingsAtStart.languages == ["de-CH", "fr"])
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
    #expect(welcome.hasPrefix("[\"welcome\",1,0,\""))
  }

  @Test(arguments: [3, 0, 11] as [UInt8])
  func `a frame against the rules is counted`(opcode: UInt8) async throws {
    let server = try Server()
    let code = try await server.serve { port in
      let browser = try RawClient(port: port)
      try browser.upgrade()
      try browser.greet()
      _ = try browser.text()
      try browser.sendFrame(Array("x".utf8), opcode: opcode)
      return try browser.closeCode()
    }
    #expect(code == 1002)
    #expect(server.host.metrics.refused(.malformed) == 1)
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
    #expect(server.screens.made[0].isClosed)
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
