import Dispatch
import DisplayTree
import HTMLRenderer
import Testing

@testable import WebHost

/// A session host without a network: what goes in as messages comes out as a list.
@MainActor
final class Desk {
  let screens: FakeScreens
  let host: SessionHost
  private(set) var sent: [Outgoing] = []
  let id = ConnectionID(rawValue: 1)

  init(fields: Int = 2) {
    screens = FakeScreens(fields: fields)
    var configuration = HostConfiguration()
    configuration.logLevel = .none
    host = SessionHost(screens: screens, configuration: configuration, metrics: Metrics())
    host.makeKey = { "k" }
    host.send = { [unowned self] batch in
      sent.append(contentsOf: batch)
      batch.removeAll()
    }
    host.take([.opened(id, Visitor(languages: ["de"], site: "http://here:80"))])
  }

  var screen: FakeScreen { screens.made[screens.made.count - 1] }

  /// Everything arrives in one batch; returns what was sent for it.
  @discardableResult
  func say(_ messages: String...) throws -> [String] { try say(messages, as: id) }

  /// The same over another connection.
  func say(_ messages: [String], as id: ConnectionID) throws -> [String] {
    sent = []
    host.take(try messages.map { .message(id, try ClientMessage($0)) })
    return sent.map { outgoing in
      switch outgoing {
      case .frame(_, let frame): frame
      case .close(_, let refusal): "close \(refusal)"
      case .answer(_, let response): "answer \(response.status)"
      }
    }
  }

  /// The digest that a page of this app is served with.
  var digest: String {
    let screen = screens.makeScreen(settings: ScreenSettings(), isPreview: true)
    return HTMLRenderer.digest(HTMLRenderer.content(of: screen.tree))
  }

  @discardableResult
  func greet(digest: String? = nil, held: String = "[]") throws -> [String] {
    let digest = digest ?? self.digest
    return try say("[\"hello\",1,\"/x?y=1\",\"\(digest)\",{\"dark\":true},\(held)]")
  }
}

@MainActor
struct SessionTests {
  @Test func `a page that is up to date is left as it is`() throws {
    let desk = Desk()
    #expect(try desk.greet() == ["[\"welcome\",1,0,\"k\"]"])
    let settings = desk.screen.settingsAtStart
    #expect(settings.path == "/x?y=1")
    #expect(settings.languages == ["de"])
    #expect(settings.isDark)
    #expect(!desk.screen.isPreview)
  }

  @Test func `another page is mounted anew`() throws {
    let desk = Desk()
    let frames = try desk.greet(digest: "other")
    #expect(frames.count == 2)
    #expect(frames[0] == "[\"welcome\",0,0,\"k\"]")
    #expect(frames[1].hasPrefix("[\"mount\",\""))
    #expect(frames[1].hasSuffix(",\"\(desk.digest)\"]"))
  }

  @Test func `an event is applied and answered with one patch`() throws {
    let desk = Desk()
    try desk.greet()
    let frames = try desk.say("[1,\"i\",3,\"Ada\"]")
    #expect(frames.count == 1)
    #expect(frames[0].hasPrefix("[1,"))
    #expect(frames[0].contains("You typed: Ada"))
    #expect(desk.screen.log == ["input(\"Ada\") #3"])
  }

  @Test func `several events of a batch are applied in order and answered once`() throws {
    let desk = Desk()
    try desk.greet()
    let frames = try desk.say("[1,\"i\",3,\"A\"]", "[2,\"i\",4,\"B\"]", "[3,\"i\",3,\"C\"]")
    #expect(frames.count == 1)
    #expect(frames[0].hasPrefix("[3,"))
    #expect(frames[0].contains("You typed: C"))
    #expect(desk.screen.log.count == 3)
  }

  @Test func `an event that changes nothing is acknowledged`() throws {
    let desk = Desk()
    try desk.greet()
    #expect(try desk.say("[1,\"f\",3]") == ["[1]"])
  }

  @Test func `a hello and its first events may share a batch`() throws {
    let desk = Desk()
    let frames = try desk.say(
      "[\"hello\",1,\"/\",\"\(desk.digest)\",{},[]]", "[1,\"i\",3,\"Ada\"]")
    #expect(frames.count == 2)
    #expect(frames[0] == "[\"welcome\",1,0,\"k\"]")
    #expect(frames[1].hasPrefix("[1,"))
  }

  @Test(arguments: ["[2,\"t\",3]", "[9,\"i\",3,\"\"]"])
  func `a number out of order ends the session`(message: String) throws {
    let desk = Desk()
    try desk.greet()
    #expect(try desk.say(message) == ["close outOfOrder"])
    #expect(desk.screen.isClosed)
    #expect(try desk.say("[1,\"i\",3,\"x\"]") == [])
  }

  @Test func `the same number twice ends the session`() throws {
    let desk = Desk()
    try desk.greet()
    try desk.say("[1,\"i\",3,\"a\"]")
    #expect(try desk.say("[1,\"i\",3,\"b\"]") == ["close outOfOrder"])
    #expect(desk.screen.log == ["input(\"a\") #3"])
  }

  @Test func `an element that never was is a forgery`() throws {
    let desk = Desk()
    try desk.greet()
    #expect(try desk.say("[1,\"t\",99]") == ["close forged"])
  }

  @Test func `a late event for what left the screen is counted and no more`() throws {
    let desk = Desk()
    try desk.greet()
    let toggle = desk.screen.toggle.id.rawValue
    try desk.say("[1,\"v\",\(toggle),\"1\"]")
    let extra = toggle + 2
    #expect(desk.screen.tree.element(ElementID(extra)) != nil)
    try desk.say("[2,\"v\",\(toggle),\"0\"]")
    #expect(try desk.say("[3,\"i\",\(extra),\"late\"]") == ["[3]"])
    #expect(desk.host.metrics.lateEvents.value == 1)
  }

  @Test func `a tap that meets a button disabled meanwhile is counted and no more`() throws {
    let desk = Desk()
    desk.screens.prepare = { $0.isButtonDisabled = false }
    try desk.greet()
    desk.screen.isButtonDisabled = true
    desk.screen.disabled.mark(.control)
    let button = desk.screen.disabled.id.rawValue
    #expect(try desk.say("[1,\"t\",\(button)]").first?.hasPrefix("[1,") == true)
    #expect(try desk.say("[2,\"t\",\(button)]") == ["[2]"])
    #expect(desk.screen.log == [])
    #expect(desk.host.metrics.ignoredEvents.value == 2)
  }

  @Test func `a tap on a button that was never enabled was forged, and the session ends`() throws {
    let desk = Desk()
    try desk.greet()
    let button = desk.screen.disabled.id.rawValue
    #expect(try desk.say("[1,\"t\",\(button)]") == ["close forged"])
    #expect(desk.screen.log == [])
    #expect(desk.screen.isClosed)
  }

  @Test(arguments: ["i", "r", "v"])
  func `what is entered into a control that was never enabled was forged`(kind: String) throws {
    let desk = Desk()
    desk.screens.prepare = { $0.areEntriesDisabled = true }
    try desk.greet()
    let element = kind == "v" ? desk.screen.toggle : desk.screen.fields[0]
    let value = kind == "r" ? "" : ",\"1\""
    #expect(try desk.say("[1,\"\(kind)\",\(element.id.rawValue)\(value)]") == ["close forged"])
    #expect(desk.screen.log == [])
  }

  @Test func `a late tap on a button that a patch had enabled is no forgery`() throws {
    let desk = Desk()
    try desk.greet()
    let button = desk.screen.disabled
    desk.screen.isButtonDisabled = false
    button.mark(.control)
    try desk.say("[1,\"f\",3]")
    desk.screen.isButtonDisabled = true
    button.mark(.control)
    #expect(try desk.say("[2,\"t\",\(button.id.rawValue)]").first?.hasPrefix("[2,") == true)
    #expect(desk.screen.log == ["focus #3"])
    #expect(desk.host.metrics.ignoredEvents.value == 1)
  }

  @Test func `an early tap for a button that another page showed enabled is no forgery`() throws {
    let desk = Desk()
    try desk.greet(digest: "other")
    let button = desk.screen.disabled.id.rawValue
    #expect(try desk.say("[1,\"t\",\(button)]") == ["[1]"])
    #expect(desk.host.metrics.ignoredEvents.value == 1)
  }

  @Test(arguments: ["\"t\",3", "\"i\",1,\"x\"", "\"d\",3", "\"x\",3"])
  func `an action that the element never offered is a forgery`(event: String) throws {
    let desk = Desk()
    try desk.greet()
    #expect(try desk.say("[1,\(event)]") == ["close forged"])
    #expect(desk.screen.log == [])
  }

  @Test func `a replaced text tells which event it followed, however many came at once`() throws {
    let desk = Desk()
    try desk.greet()
    desk.screen.clearsOnTap = true
    let toggle = desk.screen.toggle.id.rawValue
    try desk.say("[1,\"i\",3,\"old\"]")
    let frames = try desk.say("[2,\"v\",\(toggle),\"0\"]", "[3,\"i\",3,\"oldn\"]")
    #expect(frames.count == 2)
    #expect(frames.first?.hasPrefix("[2,") == true)
    #expect(frames.first?.contains("[\"V\",3,\"\"]") == true)
    #expect(frames.last?.hasPrefix("[3,") == true)
    #expect(frames.last?.contains("\"V\"") == false)
  }

  @Test func `the screen knows what stands before its path`() throws {
    let desk = Desk()
    try desk.greet()
    #expect(desk.screen.settingsAtStart.site == "http://here:80")
  }

  @Test func `events before the hello and a second hello are malformed`() throws {
    let desk = Desk()
    #expect(try desk.say("[1,\"t\",3]") == ["close malformed"])
    let other = Desk()
    try other.greet()
    #expect(try other.greet() == ["close malformed"])
  }

  @Test func `held values are put back by replay key, also behind a toggle`() throws {
    let desk = Desk()
    let frames = try desk.greet(
      held: "[[\"extra\",\"more\"],[\"field-0\",\"Ada\"],[\"toggle\",\"1\"],[\"gone\",\"x\"]]")
    #expect(frames.count == 2)
    #expect(frames[0] == "[\"welcome\",1,0,\"k\"]")
    #expect(frames[1].contains("You typed: Ada"))
    #expect(desk.screen.log.count == 3)
    #expect(desk.screen.log.last?.hasPrefix("input(\"more\")") == true)
  }

  @Test func `a page mounted anew shows the held values`() throws {
    let desk = Desk()
    let frames = try desk.greet(digest: "other", held: "[[\"field-0\",\"Ada\"]]")
    #expect(frames.count == 2)
    #expect(frames[1].contains("You typed: Ada"))
  }

  @Test func `what the first pass asked of the page is not lost`() throws {
    let desk = Desk()
    desk.screens.prepare = { $0.tree.request(.announce("Welcome")) }
    let frames = try desk.greet()
    #expect(frames.last == "[0,[\"l\",\"Welcome\"]]")
  }

  @Test func `paths and settings reach the screen`() throws {
    let desk = Desk()
    try desk.greet()
    try desk.say("[1,\"p\",\"/orders\"]", "[2,\"s\",{\"zone\":\"Asia/Tokyo\"}]")
    #expect(desk.screen.log == ["open /orders", "settings dark=true zone=Asia/Tokyo"])
  }

  @Test func `a change outside an event is sent in the next turn, once`() async throws {
    let desk = Desk()
    try desk.greet()
    try desk.say()
    desk.screen.say("one")
    desk.screen.needsPass?()
    desk.screen.say("two")
    desk.screen.needsPass?()
    await nextMainTurn()
    #expect(desk.sent.count == 1)
    guard case .frame(_, let frame) = desk.sent[0] else { return }
    #expect(frame.hasPrefix("[0,"))
    #expect(frame.contains("two"))
  }

  @Test func `a wish without a change sends nothing`() async throws {
    let desk = Desk()
    try desk.greet()
    try desk.say()
    desk.screen.needsPass?()
    await nextMainTurn()
    #expect(desk.sent.isEmpty)
  }

  @Test func `a socket that goes closes its screen`() throws {
    let desk = Desk()
    try desk.greet()
    desk.host.take([.closed(desk.id, nil)])
    #expect(desk.screen.isClosed)
    #expect(desk.host.sessions.isEmpty)
    #expect(desk.host.metrics.sessions.value == 0)
  }

  @Test func `a page is drawn by a screen that is closed at once`() {
    let desk = Desk()
    var request = PageRequest()
    request.visitor.languages = ["ar"]
    let response = desk.host.page(request)
    let html = String(decoding: response.body, as: UTF8.self)
    #expect(html.contains("lang=\"ar\""))
    #expect(html.contains("dir=\"rtl\""))
    #expect(html.contains("A &lt;fake&gt; form"))
    #expect(html.contains("You typed:"))
    #expect(desk.screen.isPreview)
    #expect(desk.screen.isClosed)
    #expect(desk.host.sessions.count == 1)
  }
}

@MainActor
func nextMainTurn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
