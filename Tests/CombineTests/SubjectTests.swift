import Combine
import Foundation
import Testing

struct SubjectTests {
  @Test func `a passthrough subject sends to those who listen, in order`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    subject.send(0)
    let a = subject.sink { log.append("a\($0)") }
    let b = subject.sink { log.append("b\($0)") }
    subject.send(1)
    a.cancel()
    subject.send(2)
    b.cancel()
    subject.send(3)
    #expect(log == ["a1", "b1", "b2"])
  }

  @Test func `a passthrough subject drops what nobody asked for`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record(.max(1))
    subject.send(1)
    subject.send(2)
    recorder.subscription?.request(.max(1))
    subject.send(3)
    #expect(recorder.log == ["1", "3"])
  }

  @Test func `a current value subject sends its value first and stores before sending`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var log: [[Int]] = []
    let token = subject.sink { [unowned subject] in log.append([$0, subject.value]) }
    subject.value = 2
    subject.send(3)
    #expect(log == [[1, 1], [2, 2], [3, 3]])
    token.cancel()
  }

  @Test func `a current value subject keeps only the latest for a slow subscriber`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.record(.none)
    subject.value = 2
    subject.value = 3
    recorder.subscription?.request(.unlimited)
    #expect(recorder.log == ["3"])
  }

  @Test func `an ended subject sends nothing and ends new subscribers`() {
    let subject = CurrentValueSubject<Int, TestError>(1)
    let recorder = subject.record()
    subject.send(completion: .failure(TestError()))
    subject.send(2)
    #expect(recorder.log == ["1", "TestError(code: 1)"])
    #expect(subject.log == ["TestError(code: 1)"])
    #expect(subject.value == 1)
  }

  @Test func `an event without a value is sent without an argument`() {
    let subject = PassthroughSubject<Void, Never>()
    #expect(
      {
        let recorder = subject.record()
        subject.send()
        return recorder.log
      }() == ["()"])
  }

  @Test func `a subject passes on a publisher until released`() {
    let source = PassthroughSubject<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record()
    var token: AnyCancellable? = source.subscribe(subject)
    source.send(1)
    withExtendedLifetime(token) {}
    token = nil
    source.send(2)
    #expect(recorder.log == ["1"])
  }

  @Test func `a subscriber added while a value is sent does not receive it`() {
    let subject = PassthroughSubject<Int, Never>()
    var inner: Recorder<Int, Never>?
    let token = subject.sink { [unowned subject] _ in if inner == nil { inner = subject.record() } }
    subject.send(1)
    subject.send(2)
    #expect(inner?.log == ["2"])
    token.cancel()
  }

  @Test func `values from many threads all arrive, one at a time`() {
    let subject = PassthroughSubject<Int, Never>()
    let total = Tally()
    let token = subject.sink { total.sum += $0 }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 { subject.send(1) }
    }
    #expect(total.sum == 4000)
    token.cancel()
  }

  /// Not thread safe on purpose.
  private final class Tally { var sum = 0 }
}
