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

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    broadcast.attach(subscriber)
  }

  public func send(_ value: Output) { broadcast.sendStored(value) }

  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  public func send(subscription: any Subscription) { broadcast.listen(to: subscription) }
}

// `@unchecked`: all state is in the broadcast, under its lock.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
