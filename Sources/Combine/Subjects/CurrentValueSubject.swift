/// A subject that keeps its latest value and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast: Broadcast<Output, Failure>

  /// Makes a subject with a first value.
  public init(_ value: Output) {
    broadcast = Broadcast(current: value)
  }

  /// The latest value; setting it sends it, after it has been stored.
  public var value: Output {
    get {
      guard let value = broadcast.latest else { preconditionFailure("it began with a value") }
      return value
    }
    set { broadcast.sendStored(newValue) }
  }

  /// Sends the latest value as soon as the subscriber asks for one, then each new one.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    broadcast.attach(subscriber)
  }

  /// Stores a value and sends it to all subscribers; after the end it does nothing.
  public func send(_ value: Output) { broadcast.sendStored(value) }

  /// Ends the subject for all subscribers, and for those who come later.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Hears a publisher whose values the subject passes on; asks it for all of them.
  public func send(subscription: any Subscription) { broadcast.listen(to: subscription) }
}

// `@unchecked`: all state is in the broadcast, under its lock.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
