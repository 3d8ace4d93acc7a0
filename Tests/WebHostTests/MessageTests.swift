import Foundation
import Randomness
import Testing

@testable import WebHost

struct MessageTests {
  @Test(arguments: Fixture.all(prefix: "from-browser-"))
  func `every message of the fixtures means what it says`(fixture: Fixture) throws {
    do {
      let message = try ClientMessage(fixture.message)
      #expect(try canonicalJSON(message.meaning) == fixture.meaning)
    } catch let error as WireError {
      #expect("\(error)" == fixture.error)
    }
  }

  @Test func `the fixtures are found`() {
    #expect(Fixture.all(prefix: "from-browser-").count >= 50)
  }

  @Test func `any text comes through as JSONSerialization wrote it`() throws {
    var random = Randomness(state: 1)
    for _ in 0..<2_000 {
      let text = random.text()
      let data = try JSONSerialization.data(withJSONObject: [1, "i", 7, text])
      let message = try ClientMessage([UInt8](data))
      #expect(
        try canonicalJSON(message.meaning)
          == canonicalJSON(
            ["event": "input", "id": 7, "sequence": 1, "value": text]))
    }
  }

  @Test func `what we write, JSONSerialization reads`() throws {
    var random = Randomness(state: 2)
    for _ in 0..<2_000 {
      let (html, digest) = (random.text(), random.text())
      let frame = ServerMessage.mount(html, digest: digest)
      let read = try JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [String]
      #expect(read == ["mount", html, digest])
    }
  }

  /// Damaged messages are refused, or JSONSerialization agrees that they are JSON and on the number.
  @Test func `a damaged message never means more than it says`() throws {
    var random = Randomness(state: 3)
    let seeds = Fixture.all(prefix: "from-browser-").map(\.message).filter { !$0.isEmpty }
    var accepted = 0
    for _ in 0..<60_000 {
      let bytes = random.damaged(seeds.randomElement(using: &random) ?? [])
      guard let message = try? ClientMessage(bytes) else { continue }
      accepted += 1
      let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [Any]
      if case .event(_, let sequence) = message {
        #expect((json?.first as? NSNumber)?.intValue == sequence)
      } else {
        #expect(json?.first as? String == "hello")
      }
    }
    #expect(accepted > 100)
  }

  @Test(arguments: [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
  ])
  func `invalid UTF-8 is refused`(bytes: [UInt8]) {
    let message = Array("[1,\"i\",12,\"".utf8) + bytes + Array("\"]".utf8)
    #expect(throws: WireError.malformed) { try ClientMessage(message) }
    let escaped = Array("[1,\"i\",12,\"\\n".utf8) + bytes + Array("\"]".utf8)
    #expect(throws: WireError.malformed) { try ClientMessage(escaped) }
  }

  @Test func `a field's text may be as long as the limit and no longer`() throws {
    var limits = Limits()
    limits.fieldLength = 6
    _ = try ClientMessage("[1,\"i\",1,\"ééé\"]", limits: limits)
    _ = try ClientMessage("[1,\"i\",1,\"\\u00e9éé\"]", limits: limits)
    #expect(throws: WireError.tooLarge) {
      try ClientMessage("[1,\"i\",1,\"éééa\"]", limits: limits)
    }
    #expect(throws: WireError.tooLarge) {
      try ClientMessage("[1,\"i\",1,\"\\u00e9éé\\u0061\"]", limits: limits)
    }
  }

  @Test func `a message may be as long as the limit and no longer`() throws {
    var limits = Limits()
    limits.messageSize = 11
    _ = try ClientMessage("[123,\"t\",4]", limits: limits)
    #expect(throws: WireError.tooLarge) { try ClientMessage("[1234,\"t\",4]", limits: limits) }
  }

  @Test func `a hello may hold as many values as the limit and no more`() throws {
    var limits = Limits()
    limits.heldValues = 2
    _ = try ClientMessage("[\"hello\",1,\"/\",\"\",{},[[\"a\",\"\"],[\"b\",\"\"]]]", limits: limits)
    #expect(throws: WireError.tooLarge) {
      try ClientMessage(
        "[\"hello\",1,\"/\",\"\",{},[[\"a\",\"\"],[\"b\",\"\"],[\"c\",\"\"]]]", limits: limits)
    }
  }

  @Test func `a thousand brackets cost nothing`() {
    let message = "[1,\"i\",1," + String(repeating: "[", count: 1_000)
    #expect(throws: WireError.malformed) { try ClientMessage(message) }
  }
}

extension Randomness {
  /// One to three bytes changed, dropped, doubled or cut off.
  fileprivate mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &self) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(bytes[index], at: index)
      case 3: bytes[index] = Array("0123456789\"[]{},:\\u".utf8).randomElement(using: &self) ?? 0
      default: if index > bytes.count / 2 { bytes.removeSubrange(index...) }
      }
    }
    return bytes
  }
}
