/// A subject that sends each value to whoever listens at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    broadcast.attach(subscriber)
  }

  public func send(_ value: Output) { broadcast.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  public func send(subscription: any Subscription) { broadcast.listen(to: subscription) }
}

// `@unchecked`: all state is in the broadcast, under its lock.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
