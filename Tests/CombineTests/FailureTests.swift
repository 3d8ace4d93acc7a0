import Combine
import Testing

struct FailureTests {
  let failing = Fail<Int, TestError>(error: TestError())

  @Test func `catch goes on with another publisher`() {
    #expect(failing.catch { _ in [1, 2].publisher }.log == ["1", "2", "finished"])
  }

  @Test func `catch passes on the demand that was not met`() {
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = subject.catch { _ in (10...20).publisher }.record(.max(3))
    subject.send(1)
    subject.send(completion: .failure(TestError()))
    #expect(recorder.log == ["1", "10", "11"])
  }

  @Test func `tryCatch fails with what its closure throws`() {
    let publisher = failing.tryCatch { _ -> Just<Int> in throw TestError(code: 2) }
    #expect(publisher.log == ["TestError(code: 2)"])
  }

  @Test func `retry begins again so many times`() {
    var attempts = 0
    let publisher = Deferred { () -> Fail<Int, TestError> in
      attempts += 1
      return Fail(error: TestError(code: attempts))
    }
    #expect(publisher.retry(2).log == ["TestError(code: 3)"])
  }

  @Test func `replaceError sends a value in place of the error`() {
    #expect(failing.replaceError(with: 9).log == ["9", "finished"])
  }

  @Test func `mapError replaces the error`() {
    #expect(failing.mapError { TestError(code: $0.code + 1) }.log == ["TestError(code: 2)"])
  }

  @Test func `setFailureType lets a safe publisher join one that fails`() {
    let publisher = Just(1).setFailureType(to: TestError.self).merge(with: failing)
    #expect(publisher.log == ["1", "TestError(code: 1)"])
  }

  @Test func `assertNoFailure passes values on`() {
    #expect(Just(1).assertNoFailure().log == ["1", "finished"])
  }
}
