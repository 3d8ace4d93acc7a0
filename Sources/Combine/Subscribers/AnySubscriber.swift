/// A subscriber whose own type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identifier of the hidden subscriber; one of its own for a subscriber of closures.
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let same = subscriber as? AnySubscriber<Input, Failure> {
      self = same
      return
    }
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = subscriber.receive(subscription:)
    onValue = subscriber.receive(_:)
    onCompletion = subscriber.receive(completion:)
  }

  /// Makes a subscriber of closures; without one for values, it asks for none.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Hands the subscription to the hidden subscriber.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  /// Hands a value to the hidden subscriber, and returns how many more it wants.
  public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  /// Tells the hidden subscriber of the end.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
