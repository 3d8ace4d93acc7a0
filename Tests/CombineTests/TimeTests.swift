import Combine
import Foundation
import Testing

struct TimeTests {
  let scheduler = TestScheduler()
  let subject = PassthroughSubject<String, Never>()

  @Test func `debounce sends the last value once it has been quiet`() {
    let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).record()
    subject.send("s")
    scheduler.advance(by: .milliseconds(200))
    subject.send("sw")
    scheduler.advance(by: .milliseconds(299))
    #expect(recorder.log == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(recorder.log == ["sw"])
    subject.send("swift")
    scheduler.advance(by: 0.3)
    #expect(recorder.log == ["sw", "swift"])
  }

  @Test func `debounce sends nothing after cancel`() {
    let recorder = subject.debounce(for: 1, scheduler: scheduler).record()
    subject.send("a")
    recorder.subscription?.cancel()
    scheduler.advance(by: 2)
    #expect(recorder.log == [])
  }

  @Test func `throttle sends the first value at once, then the latest of each interval`() {
    let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).record()
    for value in ["a", "b", "c"] {
      subject.send(value)
      scheduler.advance()
    }
    #expect(recorder.log == ["a"])
    scheduler.advance(by: 1)
    #expect(recorder.log == ["a", "c"])
  }

  @Test func `throttle may send the first value of each interval`() {
    let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: false).record()
    for value in ["a", "b", "c"] {
      subject.send(value)
      scheduler.advance()
    }
    scheduler.advance(by: 1)
    #expect(recorder.log == ["a", "b"])
  }

  @Test func `delay moves values and the end`() {
    let recorder = subject.delay(for: .seconds(1), scheduler: scheduler).record()
    subject.send("a")
    scheduler.advance(by: 0.5)
    subject.send("b")
    subject.send(completion: .finished)
    scheduler.advance(by: 0.5)
    #expect(recorder.log == ["a"])
    scheduler.advance(by: 0.5)
    #expect(recorder.log == ["a", "b", "finished"])
  }

  @Test func `receive on delivers through the scheduler, in order, and not after cancel`() {
    let recorder = subject.receive(on: scheduler).record()
    subject.send("a")
    subject.send("b")
    #expect(recorder.log == [])
    scheduler.advance()
    #expect(recorder.log == ["a", "b"])
    subject.send("c")
    recorder.subscription?.cancel()
    scheduler.advance()
    #expect(recorder.log == ["a", "b"])
  }

  @Test func `subscribe on begins the work on the scheduler`() {
    let recorder = Just(1).subscribe(on: scheduler).record()
    #expect(recorder.log == [])
    scheduler.advance()
    #expect(recorder.log == ["1", "finished"])
  }

  @Test func `the immediate scheduler delivers at once`() {
    #expect(Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared).log == ["1", "finished"])
    #expect(Just(1).receive(on: ImmediateScheduler.shared).log == ["1", "finished"])
  }

  /// On Linux the main queue may be served by another thread than the first, so ask for the queue.
  @Test func `the main run loop and queue deliver on the main queue`() async {
    let key = DispatchSpecificKey<String>()
    DispatchQueue.main.setSpecific(key: key, value: "main")
    func name(_ value: Int) -> String { DispatchQueue.getSpecific(key: key) ?? "other" }
    var received: [String] = []
    let global = DispatchQueue.global()
    for await name in Just(1).receive(on: global).map(name).values { received.append(name) }
    for await name in Just(1).receive(on: global).receive(on: RunLoop.main).map(name).values {
      received.append(name)
    }
    for await name in Just(1).delay(for: .milliseconds(1), scheduler: RunLoop.main).map(name)
      .values
    { received.append(name) }
    for await name in Just(1).delay(for: .milliseconds(1), scheduler: DispatchQueue.main)
      .map(name).values
    { received.append(name) }
    #expect(received == ["other", "main", "main", "main"])
  }

  @MainActor @Test func `debounce works on real schedulers`() async {
    for await value in ["a", "b"].publisher.append(Empty(completeImmediately: false))
      .debounce(for: .milliseconds(5), scheduler: RunLoop.main).values
    {
      #expect(value == "b")
      break
    }
    for await value in ["a", "b"].publisher.append(Empty(completeImmediately: false))
      .debounce(for: 0.005, scheduler: DispatchQueue.main).values
    {
      #expect(value == "b")
      break
    }
    for await value in Just("a").receive(on: OperationQueue.main).values { #expect(value == "a") }
  }

  @MainActor @Test func `a timer sends dates while someone listens`() async {
    var count = 0
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    for await _ in timer.prefix(3).values { count += 1 }
    #expect(count == 3)
  }
}
