import Combine
import Foundation
import Testing

struct SourceTests {
  @Test func `Just, Empty, Fail and Deferred send what their names say`() {
    #expect(Just(1).log == ["1", "finished"])
    #expect(Empty<Int, Never>().log == ["finished"])
    #expect(Empty<Int, Never>(completeImmediately: false).log == [])
    #expect(Fail(outputType: Int.self, failure: TestError()).log == ["TestError(code: 1)"])
    #expect(Deferred { Just(2) }.log == ["2", "finished"])
  }

  @Test func `an optional and a result are publishers`() {
    #expect(Int?.some(1).publisher.log == ["1", "finished"])
    #expect(Int?.none.publisher.log == ["finished"])
    #expect(Result<Int, TestError>.success(1).publisher.log == ["1", "finished"])
    #expect(Result<Int, TestError>.failure(.init()).publisher.log == ["TestError(code: 1)"])
  }

  @Test func `a sequence sends only what is asked for`() {
    let recorder = (1...3).publisher.record(.max(1))
    #expect(recorder.log == ["1"])
    recorder.onValue = { _ in .max(1) }
    recorder.subscription?.request(.max(1))
    #expect(recorder.log == ["1", "2", "3", "finished"])
  }

  @Test func `an empty sequence ends without being asked`() {
    #expect([Int]().publisher.record(.none).log == ["finished"])
  }

  @Test func `a sequence stops when cancelled from within`() {
    let recorder = (1...9).publisher.record(.none)
    recorder.onValue = { [unowned recorder] value in
      if value == 2 { recorder.subscription?.cancel() }
      return .none
    }
    recorder.subscription?.request(.unlimited)
    #expect(recorder.log == ["1", "2"])
  }

  @Test func `a future begins at once and sends its one result to all`() {
    var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> { promise = $0 }
    let early = future.record()
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.log == ["1", "finished"])
    #expect(future.log == ["1", "finished"])
  }

  @Test func `the value of a future can be awaited`() async throws {
    let safe = Future<Int, Never> { promise in
      DispatchQueue.global().async { promise(.success(42)) }
    }
    #expect(await safe.value == 42)
    let failing = Future<Int, TestError> { $0(.failure(TestError())) }
    await #expect(throws: TestError()) { try await failing.value }
  }

  @Test func `a cancelled task still gets a future's value`() async {
    let later = PassthroughSubject<Int, Never>()
    let future = Future<Int, Never> { promise in
      later.subscribe(Subscribers.Sink(receiveCompletion: { _ in }) { promise(.success($0)) })
    }
    let task = Task { await future.value }
    task.cancel()
    await Task.yield()
    later.send(42)
    #expect(await task.value == 42)
  }

  @Test func `values are an asynchronous sequence`() async throws {
    var received: [Int] = []
    for await value in (1...3).publisher.values { received.append(value) }
    for try await value in (4...5).publisher.setFailureType(to: TestError.self).values {
      received.append(value)
    }
    #expect(received == [1, 2, 3, 4, 5])
  }

  @Test func `waiting for a value ends with the task`() async {
    let task = Task {
      for await _ in PassthroughSubject<Int, Never>().values {}
      return "ended"
    }
    task.cancel()
    #expect(await task.value == "ended")
  }

  @Test func `a notification center sends what is posted until cancelled`() {
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    var received: [Int] = []
    let token = center.publisher(for: name).compactMap { $0.userInfo?["id"] as? Int }
      .sink { received.append($0) }
    center.post(name: name, object: nil, userInfo: ["id": 1])
    token.cancel()
    center.post(name: name, object: nil, userInfo: ["id": 2])
    #expect(received == [1])
  }
}
