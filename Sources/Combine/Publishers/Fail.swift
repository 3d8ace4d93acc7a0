/// A publisher without values that fails as soon as it is subscribed to.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error that each subscriber gets.
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
