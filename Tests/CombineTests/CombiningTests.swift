import Combine
import Testing

struct CombiningTests {
  let a = PassthroughSubject<Int, Never>()
  let b = PassthroughSubject<String, Never>()

  @Test func `combineLatest sends once both have a value, then at each`() {
    let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    b.send("y")
    a.send(completion: .finished)
    b.send("z")
    b.send(completion: .finished)
    #expect(recorder.log == ["2x", "3x", "3y", "3z", "finished"])
  }

  @Test func `combineLatest joins three and four`() {
    let one = CurrentValueSubject<Int, Never>(1)
    let three = Publishers.CombineLatest3(one, Just(2), Just(3)).map { $0 + $1 + $2 }.record()
    let four = Publishers.CombineLatest4(one, Just(2), Just(3), Just(4)).record()
    let closure = one.combineLatest(Just(2), Just(3), Just(4)) { $0 * $1 * $2 * $3 }.record()
    one.value = 2
    #expect(three.log == ["6", "7"])
    #expect(four.log == ["(1, 2, 3, 4)", "(2, 2, 3, 4)"])
    #expect(closure.log == ["24", "48"])
  }

  @Test func `a slow subscriber of combineLatest receives the newest pair`() {
    let recorder = a.combineLatest(b).record(.max(1))
    a.send(1)
    b.send("x")
    b.send("dropped: nobody asked")
    recorder.subscription?.request(.max(1))
    b.send("y")
    #expect(recorder.log == ["(1, \"x\")", "(1, \"y\")"])
  }

  @Test func `combineLatest fails with either and cancels the other`() {
    let failing = PassthroughSubject<Int, TestError>()
    let other = PassthroughSubject<Int, TestError>()
    var isCancelled = false
    let recorder = failing.combineLatest(
      other.handleEvents(receiveCancel: { isCancelled = true })
    ).record()
    failing.send(completion: .failure(TestError()))
    #expect(recorder.log == ["TestError(code: 1)"])
    #expect(isCancelled)
  }

  @Test func `zip pairs values one after the other`() {
    let recorder = a.zip(b).record()
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    a.send(completion: .finished)
    #expect(recorder.log == ["(1, \"x\")", "(2, \"y\")", "finished"])
    #expect(
      (1...3).publisher.zip([4, 5].publisher, [6].publisher).log == ["(1, 4, 6)", "finished"])
  }

  @Test func `merge sends values as they come and ends with the last`() {
    let other = PassthroughSubject<Int, Never>()
    let recorder = a.map { -$0 }.merge(with: other).record()
    a.send(1)
    other.send(2)
    a.send(completion: .finished)
    other.send(3)
    other.send(completion: .finished)
    #expect(recorder.log == ["-1", "2", "3", "finished"])
    #expect(Publishers.Merge3(Just(1), Just(2), Just(3)).log == ["1", "2", "3", "finished"])
    #expect(Publishers.MergeMany(Just(1), Just(2)).log == ["1", "2", "finished"])
  }

  @Test func `merge keeps to the demand and loses nothing`() {
    let recorder = [1, 2].publisher.merge(with: [3, 4].publisher).record(.max(1))
    #expect(recorder.log == ["1"])
    recorder.subscription?.request(.max(2))
    #expect(recorder.log.count == 3)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.log.dropLast().sorted() == ["1", "2", "3", "4"])
    #expect(recorder.log.last == "finished")
  }

  @Test func `flatMap sends what all made publishers send`() {
    #expect(
      [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.log
        == ["1", "10", "2", "20", "finished"])
    #expect(
      [1].publisher.flatMap { _ in Fail<Int, TestError>(error: .init()) }.log
        == ["TestError(code: 1)"])
  }

  @Test func `flatMap listens to no more publishers than allowed`() {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let recorder = subjects.publisher.flatMap(maxPublishers: .max(1)) { $0 }.record()
    subjects[1].send(1)
    subjects[0].send(2)
    subjects[0].send(completion: .finished)
    subjects[1].send(3)
    subjects[1].send(completion: .finished)
    #expect(recorder.log == ["2", "3", "finished"])
  }

  @Test func `switchToLatest forgets the publisher before`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = outer.switchToLatest().record()
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    second.send(4)
    second.send(completion: .finished)
    #expect(recorder.log == ["1", "3", "4", "finished"])
  }

  @Test func `switchToLatest hands unmet demand to the next publisher`() {
    let publisher = [[1].publisher, [2, 3, 4].publisher].publisher.switchToLatest()
    #expect(publisher.record(.max(3)).log == ["1", "2", "3"])
  }

  @Test func `prepend and append put values around`() {
    #expect([3].publisher.prepend(1, 2).append(4).log == ["1", "2", "3", "4", "finished"])
    #expect(Just(2).prepend([1]).append(Just(3)).log == ["1", "2", "3", "finished"])
    #expect([2, 3].publisher.prepend(1).record(.max(2)).log == ["1", "2"])
  }

  @Test func `share subscribes once and lets go after the last`() {
    let source = PassthroughSubject<Int, Never>()
    var (subscribed, cancelled) = (0, 0)
    let shared = source.handleEvents(
      receiveSubscription: { _ in subscribed += 1 }, receiveCancel: { cancelled += 1 }
    ).share()
    let (one, two) = (shared.record(), shared.record())
    source.send(1)
    #expect(subscribed == 1 && cancelled == 0)
    one.subscription?.cancel()
    source.send(2)
    two.subscription?.cancel()
    #expect(subscribed == 1 && cancelled == 1)
    #expect(one.log == ["1"])
    #expect(two.log == ["1", "2"])
  }

  @Test func `a shared publisher lives as long as someone listens`() {
    let source = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let token = source.share().sink { received.append($0) }
    source.send(1)
    #expect(received == [1])
    token.cancel()
  }

  @Test func `a connectable publisher waits to be connected`() {
    let connectable = [1, 2].publisher.makeConnectable()
    let recorder = connectable.record()
    #expect(recorder.log == [])
    _ = connectable.connect()
    #expect(recorder.log == ["1", "2", "finished"])
  }

  @Test func `handleEvents tells everything in order`() {
    var log: [String] = []
    let token = Just(1).handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("output \($0)") },
      receiveCompletion: { log.append("\($0)") },
      receiveRequest: { log.append("\($0)") }
    ).sink { _ in }
    #expect(log == ["subscription", "unlimited", "output 1", "finished"])
    token.cancel()
  }
}
