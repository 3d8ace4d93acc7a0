extension Result {
  /// A publisher of the success, or one that fails.
  public var publisher: Publisher { Publisher(result: self) }

  /// Sends a result's success or fails with its error.
  public struct Publisher: Combine.Publisher {
    /// The type of a success.
    public typealias Output = Success

    /// What each subscriber gets: the value and the end, or the error.
    public let result: Result

    /// Sends the value as soon as it is asked for, or fails at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        subscriber.receive(subscription: Once(to: subscriber, value: value))
      case .failure(let error):
        Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }
}
