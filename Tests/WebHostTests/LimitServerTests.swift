import Foundation
import Testing

@testable import WebHost

/// Each limit at its edge, over a real socket.
@MainActor
struct LimitServerTests {
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
    // The hello took the first token; on a slow machine the bucket gains some meanwhile.
    #expect((19..<40).contains(server.screens.made[0].log.count))
  }

  @Test func `no hello, no session`() async throws {
    let server = try Server { $0.limits.helloTime = 1 }
    let code = try await server.serve { port in
      let browser = try RawClient(port: port)
      try browser.upgrade()
      return try browser.closeCode()
    }
    #expect(code == 4007)
    #expect(server.screens.made.isEmpty)
  }

  @Test func `an idle session ends`() async throws {
    let server = try Server { $0.limits.idleTime = 1 }
    let code = try await server.converse { browser in
      try browser.say("[1,\"f\",3]")
      #expect(try browser.text() == "[1]")
      return try browser.closeCode()
    }
    #expect(code == 4007)
  }

  @Test func `a session with events is given its whole idle time after each`() {
    var limits = Limits()
    limits.idleTime = 10
    #expect(limits.idleTimeLeft(lastMessage: 5_000_000, now: 5_000_000) == 10_000_000)
    #expect(limits.idleTimeLeft(lastMessage: 5_000_000, now: 14_000_000) == 1_000_000)
    #expect(limits.idleTimeLeft(lastMessage: 13_000_000, now: 14_000_000) == 9_000_000)
    #expect(limits.idleTimeLeft(lastMessage: 5_000_000, now: 15_000_000) == nil)
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
    #expect(welcome.hasPrefix("[\"welcome\",0,0,\""))
    await nextMainTurn()
    let areClosed = server.screens.made.dropLast().map(\.isClosed)
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
}
