/// A subject that sends each value to whoever listens at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  /// Adds a subscriber, which gets what is sent from now on.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    broadcast.attach(subscriber)
  }

  /// Sends a value to all subscribers that asked for one; the others miss it.
  public func send(_ value: Output) { broadcast.send(value) }

  /// Ends the subject for all subscribers, and for those who come later.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Hears a publisher whose values the subject passes on; asks it for all of them.
  public func send(subscription: any Subscription) { broadcast.listen(to: subscription) }
}

// `@unchecked`: all state is in the broadcast, under its lock.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
