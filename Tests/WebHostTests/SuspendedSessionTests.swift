import DisplayTree
import Testing

@testable import WebHost

/// Sessions whose connection is lost, and pages that come back.
@MainActor
struct SuspendedSessionTests {
  private let desk = Desk()
  private let second = ConnectionID(rawValue: 2)

  init() {
    var keys = ["a", "b", "c", "d"]
    desk.host.makeKey = { keys.removeFirst() }
  }

  /// Another connection says hello for the session with this key.
  private func comeBack(
    as id: ConnectionID, key: String, seen: Int, _ more: String...
  ) throws -> [String] {
    desk.host.take([.opened(id, Visitor())])
    return try desk.say(
      ["[\"hello\",1,\"/\",\"\",{},[],[\"\(key)\",\(seen)]]"] + more, as: id)
  }

  @Test func `a page that comes back has its session, and hears what it missed`() throws {
    try desk.greet()
    try desk.say("[1,\"i\",3,\"Ada\"]")
    let screen = desk.screen
    desk.host.take([.dropped(desk.id)])
    #expect(!screen.isClosed && desk.host.metrics.suspended.value == 1)
    let frames = try comeBack(as: second, key: "a", seen: 0, "[2,\"i\",3,\"Ada L\"]")
    #expect(frames.count == 3)
    #expect(frames[0] == "[\"welcome\",2,1,\"b\"]")
    #expect(frames[1].hasPrefix("[1,") && frames[1].contains("You typed: Ada"))
    #expect(frames[2].hasPrefix("[2,") && frames[2].contains("You typed: Ada L"))
    #expect(desk.screen === screen && desk.host.metrics.resumed.value == 1)
    #expect(desk.host.metrics.suspended.value == 0 && desk.host.metrics.sessions.value == 1)
  }

  @Test func `a page that has seen all hears only what happened meanwhile`() async throws {
    try desk.greet()
    try desk.say("[1,\"i\",3,\"Ada\"]")
    desk.host.take([.dropped(desk.id)])
    desk.screen.say("later")
    desk.screen.needsPass?()
    await nextMainTurn()
    let frames = try comeBack(as: second, key: "a", seen: 1)
    #expect(frames.count == 2 && frames[0] == "[\"welcome\",2,1,\"b\"]")
    #expect(frames[1].hasPrefix("[1,[") && frames[1].contains("You typed: later"))
  }

  @Test func `what is kept no more comes as a whole, and the session is the same`() throws {
    try desk.greet()
    let long = String(repeating: "x", count: Limits.keptFrameBytes)
    try desk.say("[1,\"i\",3,\"\(long)\"]")
    let screen = desk.screen
    desk.host.take([.dropped(desk.id)])
    let frames = try comeBack(as: second, key: "a", seen: 0)
    #expect(frames[0] == "[\"welcome\",2,1,\"b\"]" && frames[1].hasPrefix("[\"mount\","))
    #expect(frames[1].contains(long) && desk.screen === screen)
    desk.host.take([.dropped(second)])
    let third = ConnectionID(rawValue: 3)
    #expect(try comeBack(as: third, key: "b", seen: 2).count == 1)
  }

  @Test func `the late end of an old connection does not end the new one`() throws {
    try desk.greet()
    let frames = try comeBack(as: second, key: "a", seen: 0)
    #expect(frames.first == "close replaced" && frames.count == 2)
    desk.host.take([.dropped(desk.id)])
    desk.host.take([.closed(desk.id, nil)])
    #expect(!desk.screen.isClosed)
    #expect(try desk.say(["[1,\"i\",3,\"x\"]"], as: second).count == 1)
  }

  @Test func `a key serves once, and nobody guesses one`() throws {
    try desk.greet()
    desk.host.take([.dropped(desk.id)])
    _ = try comeBack(as: second, key: "a", seen: 0)
    _ = try desk.say(["[1,\"f\",3]"], as: second)
    let third = ConnectionID(rawValue: 3)
    let frames = try comeBack(as: third, key: "a", seen: 0)
    #expect(frames[0] == "[\"welcome\",0,0,\"c\"]" && desk.host.sessions.count == 2)
    #expect(SessionKey.random().count == 2 * Limits.sessionKeyBytes)
    #expect(SessionKey.random() != SessionKey.random())
  }

  @Test func `a welcome that is lost with its connection leaves the page its key`() throws {
    try desk.greet()
    try desk.say("[1,\"i\",3,\"Ada\"]")
    let screen = desk.screen
    desk.host.take([.dropped(desk.id)])
    _ = try comeBack(as: second, key: "a", seen: 0)
    desk.host.take([.dropped(second)])
    let third = ConnectionID(rawValue: 3)
    let frames = try comeBack(as: third, key: "a", seen: 0, "[2,\"i\",3,\"Ada L\"]")
    #expect(frames[0] == "[\"welcome\",2,1,\"c\"]" && frames.count == 3 && desk.screen === screen)
    desk.host.take([.dropped(third)])
    let fourth = ConnectionID(rawValue: 4)
    #expect(try comeBack(as: fourth, key: "b", seen: 0)[0].hasPrefix("[\"welcome\",0,"))
  }

  @Test func `a page that leaves, and one that never said hello, leave nothing behind`() throws {
    desk.host.take([.dropped(desk.id)])
    #expect(desk.host.metrics.sessions.value == 0 && desk.host.suspended.count == 0)
    desk.host.take([.opened(second, Visitor())])
    _ = try desk.say(["[\"hello\",1,\"/\",\"\",{},[]]"], as: second)
    desk.host.take([.closed(second, nil)])
    #expect(desk.screen.isClosed && desk.host.metrics.sessions.value == 0)
    let third = ConnectionID(rawValue: 3)
    #expect(try comeBack(as: third, key: "a", seen: 0)[0] == "[\"welcome\",0,0,\"b\"]")
  }

  @Test func `who waits longest makes room`() throws {
    var configuration = HostConfiguration()
    configuration.limits.suspendedSessions = 2
    configuration.logLevel = .none
    let screens = FakeScreens(fields: 1)
    let host = SessionHost(screens: screens, configuration: configuration, metrics: Metrics())
    for number in 1...3 {
      let id = ConnectionID(rawValue: UInt64(number))
      host.take([
        .opened(id, Visitor()), .message(id, try ClientMessage("[\"hello\",1,\"/\",\"\",{},[]]")),
        .dropped(id),
      ])
    }
    #expect(screens.made.map(\.isClosed) == [true, false, false])
    #expect(host.metrics.suspended.value == 2 && host.metrics.sessions.value == 2)
    host.closeAll()
    #expect(screens.made.allSatisfy(\.isClosed) && host.metrics.sessions.value == 0)
  }

  @Test func `who has waited long enough ends`() throws {
    try desk.greet()
    desk.host.take([.dropped(desk.id)])
    desk.host.endSuspended(room: .max, now: now())
    #expect(!desk.screen.isClosed)
    desk.host.endSuspended(room: .max, now: now() + 121_000_000)
    #expect(desk.screen.isClosed && desk.host.metrics.suspended.value == 0)
  }
}
