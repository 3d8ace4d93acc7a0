/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error the publisher fails with.
  public let error: Failure

  /// Makes a publisher that fails with this error.
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a publisher of a kind of values it never sends.
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  /// Fails at once, whether or not the subscriber asks for a value.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
