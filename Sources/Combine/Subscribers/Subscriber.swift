/// Something that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values this subscriber receives.
  associatedtype Input
  /// The kind of error this subscriber may be ended with.
  associatedtype Failure: Error

  /// Hands over the subscription to request values from.
  func receive(subscription: any Subscription)
  /// Hands over a value and returns how many more are wanted beyond those already requested.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Tells that no more values will come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Hands over an event that carries no value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of demand, completion and the ready-made subscribers.
public enum Subscribers {}
