/// A publisher that code sends values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber.
  func send(_ value: Output)
  /// Ends the subject for every subscriber.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the subscription of a publisher this subject listens to.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event that carries no value.
  public func send() { send(()) }
}
