/// A source of values over time, ending in at most one completion.
///
/// The contract all publishers here keep: one `receive(subscription:)`, then no more values than were
/// requested, delivered one at a time, then at most one completion; nothing after `cancel()`.
public protocol Publisher<Output, Failure> {
  /// The kind of values this publisher sends.
  associatedtype Output
  /// The kind of error this publisher may end with; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber; implement this, call `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which first receives a subscription to request values from.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything this publisher sends on through a subject until the result is released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }
}

/// The namespace of the publishers that operators return.
public enum Publishers {}
