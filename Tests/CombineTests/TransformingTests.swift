import Combine
import Foundation
import Testing

struct TransformingTests {
  struct Person { var name = "Ada", age = 36 }

  @Test func `map transforms each value`() {
    #expect([1, 2].publisher.map { $0 * 10 }.log == ["10", "20", "finished"])
  }

  @Test func `map takes one or two properties by key path`() {
    #expect(Just(Person()).map(\.name).log == ["Ada", "finished"])
    #expect(Just(Person()).map(\.name, \.age).log == ["(\"Ada\", 36)", "finished"])
  }

  @Test func `tryMap ends with the error that was thrown and cancels its upstream`() {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    let recorder = subject.handleEvents(receiveCancel: { isCancelled = true }).tryMap {
      value -> Int in
      if value == 2 { throw TestError() }
      return value
    }.record()
    subject.send(1)
    subject.send(2)
    subject.send(3)
    #expect(recorder.log == ["1", "TestError(code: 1)"])
    #expect(isCancelled)
  }

  @Test func `filter lets through what meets the condition`() {
    #expect((1...4).publisher.filter { $0.isMultiple(of: 2) }.log == ["2", "4", "finished"])
    #expect([1].publisher.tryFilter { _ in throw TestError() }.log == ["TestError(code: 1)"])
  }

  @Test func `a skipped value is made up for by another, so that demand is met`() {
    let recorder = (1...10).publisher.filter { $0 > 5 }.record(.max(2))
    #expect(recorder.log == ["6", "7"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["6", "7", "8"])
  }

  @Test func `compactMap leaves out nil`() {
    #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.log == ["1", "3", "finished"])
    #expect(["1"].publisher.tryCompactMap { Int($0) }.log == ["1", "finished"])
  }

  @Test func `replaceNil puts a value in the place of nil`() {
    #expect([1, nil].publisher.replaceNil(with: 0).log == ["1", "0", "finished"])
  }

  @Test func `removeDuplicates leaves out repetitions, by equality or a closure`() {
    #expect([1, 1, 2, 1].publisher.removeDuplicates().log == ["1", "2", "1", "finished"])
    #expect(
      [1, 3, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.log == ["1", "4", "finished"])
  }

  @Test func `each subscriber of removeDuplicates has its own memory`() {
    let publisher = [1, 1].publisher.removeDuplicates()
    #expect(publisher.log == publisher.log)
  }

  @Test func `scan sends running results`() {
    #expect((1...3).publisher.scan(0, +).log == ["1", "3", "6", "finished"])
    #expect([1].publisher.tryScan(0) { _, _ in throw TestError() }.log == ["TestError(code: 1)"])
  }

  @Test func `dropFirst and drop while leave out the beginning`() {
    #expect((1...3).publisher.dropFirst().log == ["2", "3", "finished"])
    #expect((1...3).publisher.dropFirst(2).log == ["3", "finished"])
    #expect([1, 5, 2].publisher.drop { $0 < 3 }.log == ["5", "2", "finished"])
  }

  @Test func `prefix, first and output end early`() {
    #expect((1...9).publisher.prefix(2).log == ["1", "2", "finished"])
    #expect((1...9).publisher.prefix(0).log == ["finished"])
    #expect((1...9).publisher.prefix { $0 < 3 }.log == ["1", "2", "finished"])
    #expect((1...9).publisher.first().log == ["1", "finished"])
    #expect((1...9).publisher.first { $0 > 4 }.log == ["5", "finished"])
    #expect((1...9).publisher.output(at: 3).log == ["4", "finished"])
    #expect((1...9).publisher.output(in: 7...).log == ["8", "9", "finished"])
  }

  @Test func `collect, reduce, count and last wait for the end`() {
    #expect((1...3).publisher.collect().log == ["[1, 2, 3]", "finished"])
    #expect(Empty<Int, Never>().collect().log == ["[]", "finished"])
    #expect((1...3).publisher.collect(2).log == ["[1, 2]", "[3]", "finished"])
    #expect((1...3).publisher.reduce(0, +).log == ["6", "finished"])
    #expect((1...3).publisher.count().log == ["3", "finished"])
    #expect((1...3).publisher.last().log == ["3", "finished"])
    #expect((1...3).publisher.last { $0 < 3 }.log == ["2", "finished"])
    #expect(Empty<Int, Never>().last().log == ["finished"])
  }

  @Test func `a collected result waits until it is asked for`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.replaceEmpty(with: 7).record(.none)
    subject.send(completion: .finished)
    #expect(recorder.log == [])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["7", "finished"])
  }

  @Test func `contains and allSatisfy answer as soon as they know`() {
    #expect((1...3).publisher.contains(2).log == ["true", "finished"])
    #expect((1...3).publisher.contains { $0 > 5 }.log == ["false", "finished"])
    #expect((1...3).publisher.allSatisfy { $0 < 3 }.log == ["false", "finished"])
  }

  @Test func `ignoreOutput leaves only the end`() {
    #expect((1...3).publisher.ignoreOutput().log == ["finished"])
  }

  @Test func `decode and encode use a coder`() throws {
    #expect(
      Just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).log
        == ["[1]", "finished"])
    #expect(
      Just([1]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }.log
        == ["[1]", "finished"])
  }
}
