import Foundation
import Testing

@testable import SwiftUIMacros

@Suite struct MessagePipeTests {
  private let inward = Pipe()
  private let outward = Pipe()

  @Test func `frames arrive one after the other`() throws {
    try write([2, 0, 0, 0, 0, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0])
    let pipe = messagePipe
    #expect(pipe.receive() == [7, 8])
    #expect(pipe.receive() == [])
    #expect(pipe.receive() == nil)
  }

  @Test(
    arguments: [
      [], [1, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0, 7], [UInt8](repeating: 255, count: 20),
    ] as [[UInt8]])
  func `a frame that breaks off or is too long ends the conversation`(_ bytes: [UInt8]) throws {
    try write(bytes)
    let pipe = messagePipe
    #expect(pipe.receive() == nil)
  }

  @Test func `an answer leaves with its length before it`() throws {
    let pipe = messagePipe
    #expect(pipe.send([UInt8](repeating: 9, count: 258)))
    try outward.fileHandleForWriting.close()
    let sent = try #require(try outward.fileHandleForReading.readToEnd())
    #expect(Array(sent) == [2, 1, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 9, count: 258))
  }

  private var messagePipe: MessagePipe {
    MessagePipe(
      input: inward.fileHandleForReading.fileDescriptor,
      output: outward.fileHandleForWriting.fileDescriptor)
  }

  private func write(_ bytes: [UInt8]) throws {
    try inward.fileHandleForWriting.write(contentsOf: bytes)
    try inward.fileHandleForWriting.close()
  }
}
